import { expect, test } from "vitest";
import { twoLanguagesFolder } from "../../e2e/practices";
import { elementsOf } from "../../hosting/elements";
import { render } from "../components/testing";
import { readSites } from "../content/read-site";
import { layouts } from "../content/schemas/services";
import { Document } from "../document";
import { Calendar } from "../forms/appointment/calendar";
import { DateField } from "../forms/appointment/date-field";
import { Confirmation } from "../forms/confirmation";
import { FormFields } from "../forms/field-list";
import { type FormProps, formOf } from "../forms/form";
import { FormProvider } from "../forms/form-context";
import { contactFormProps, requestFormProps } from "../forms/form-props";
import { Summary } from "../forms/summary";
import { Toast } from "../forms/toast";
import { notFound, type Route, routes, unavailable } from "../routes";

const [practice] = await readSites(twoLanguagesFolder);

const steps = { title: "First", points: [{ title: "Write", text: "To us." }] };

/** A site with every layout of a service, and more articles than the list shows large. */
const site = {
  ...practice,
  services: layouts.flatMap((layout) => {
    return practice.services.map((one) => ({ ...one, layout, steps }));
  }),
  articles: [...practice.articles, ...practice.articles, ...practice.articles],
};

/** Returns the later states of a form, one with an answer that shows a note. */
function statesOf(props: FormProps) {
  const form = formOf(props);
  const errors = Object.fromEntries(form.fields.map(({ name }) => [name, "Wrong."]));
  const read = (name: string) => (name === "age" ? "12" : "");
  const answers = { read, readAtFirst: read, subscribe: () => () => {}, change: () => {} };
  return render(
    <FormProvider value={{ props, answers }}>
      <Toast title="Done" onDismiss={() => {}} />
      <Confirmation
        {...form.confirmation}
        copy=""
        list={[]}
        receipt={undefined}
        onDone={() => {}}
        onAnother={() => {}}
      />
      <FormFields errors={errors} DateField={DateField} />
      {props.name === "appointment" && (
        <>
          <Summary errors={errors} read={read} />
          <Calendar value="2026-11-30" now={new Date("2026-11-17")} onChoose={() => {}} />
        </>
      )}
    </FormProvider>,
  );
}

const states: Readonly<Record<string, string>> = {
  "/contact": statesOf(contactFormProps(site)),
  "/appointments": statesOf(requestFormProps(site)),
};

const pages = [...routes(site), notFound(site), unavailable(site)].map(classesOf);

function classesOf(route: Route) {
  const page = <Document route={route} formScript="" themeColours={{ light: "", dark: "" }} />;
  const elements = elementsOf(render(page, site) + (states[route.path] ?? ""));
  const styles = elements.filter(({ name }) => name === "style");
  return {
    path: route.path,
    used: new Set(elements.flatMap(({ attributes }) => attributes.get("class")?.split(" ") ?? [])),
    ruled: ruledBy(styles.map(({ text }) => text).join("")),
  };
}

/** The classes for which a stylesheet has a rule. */
function ruledBy(css: string) {
  const selectors = css.replace(/\/\*.*?\*\/|".*?"/gs, "");
  return new Set(selectors.match(/(?<=\.)[a-z][\w-]*/g));
}

const styleFiles = Object.entries(
  import.meta.glob<string>(["/app/**/*.css", "!/app/styles/map-frame.css"], {
    eager: true,
    query: "?inline",
    import: "default",
  }),
);

/** The classes with rules in the stylesheets of one folder. */
function ruledIn(folder: string) {
  const files = styleFiles.filter(([file]) => file.startsWith(`/app/${folder}/`));
  return files.map(([file, css]) => {
    return { of: file.split("/").at(-1)?.replace(".css", "") ?? "", names: [...ruledBy(css)] };
  });
}

/** Returns whether a class belongs to the block of a stylesheet: `hero` and `hero-text` to `hero.css`. */
function isNamedAs(of: string) {
  return (name: string) => name === of || name.startsWith(`${of}-`);
}

/** Classes of icons and of the calendar's library. */
const isForeign = /^(?:lucide|rdp)-/;

test("a page brings a rule for each of its classes", () => {
  const without = pages.flatMap(({ path, used, ruled }) => {
    const names = [...used].filter((name) => !ruled.has(name) && !isForeign.test(name));
    return names.map((name) => `${path} ${name}`);
  });
  expect(without).toEqual([]);
});

test("a page uses each class that has a rule", () => {
  const ruled = [...ruledBy(styleFiles.map(([, css]) => css).join(""))];
  // The first class is for a calendar that failed to load, the second for a form that delivers.
  expect(ruled.filter((name) => !pages.some(({ used }) => used.has(name)))).toEqual([
    "calendar-typed",
    "confirmation-reference",
  ]);
});

test("a page's stylesheet names only its own classes and those of the layout", () => {
  const parts = [...ruledIn("components"), ...ruledIn("forms")];
  const theirs = new Set(parts.flatMap(({ of, names }) => names.filter(isNamedAs(of))));
  const layout = new Set(ruledIn("styles").flatMap(({ names }) => names));
  const reaching = ruledIn("pages").flatMap(({ of, names }) => {
    const isOwn = isNamedAs(of);
    const others = names.filter((name) => theirs.has(name) || !(layout.has(name) || isOwn(name)));
    return others.map((name) => `${of}.css ${name}`);
  });
  expect(reaching).toEqual([]);
});
