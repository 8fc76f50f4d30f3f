import fc from "fast-check";
import postcss from "postcss";
import { describe, expect, test } from "vitest";
import { classesIn, classesStyledBy, usedStyles } from "./used-styles";

/** Of a page that is all top. */
function used(styles: string, ...names: string[]) {
  const classes = new Set(names);
  return usedStyles(styles)({ first: classes, all: classes }).first;
}

describe("the styles of a page", () => {
  test.each([
    ["a rule for a class on the page stays", ".a{top:0}", ".a{top:0}"],
    ["a rule for another class goes", ".b{top:0}", ""],
    ["a rule for elements stays", "p:hover{top:0}", "p:hover{top:0}"],
    ["a rule needs all its classes", ".a .b{top:0}.a.c-d{top:0}", ""],
    ["of several selectors, those that can apply stay", ".b,.a,p{top:0}", ".a,p{top:0}"],
    ["a class that must not be there is not asked for", ".a:not(.b){top:0}", ".a:not(.b){top:0}"],
    ["a class among others is not asked for", ":is(.b,p){top:0}", ":is(.b,p){top:0}"],
    ["what stands inside a rule goes with it", ".b{& p{top:0}}", ""],
    ["what stands inside a rule is judged too", ".a{top:0;& .b{top:1px}}", ".a{top:0}"],
    ["of classes to choose from, one must be there", ":is(.b,.c){top:0}p:has(.b){top:0}", ""],
    ["a class in a choice is enough", "p:has(.b,i .a){top:0}", "p:has(.b,i .a){top:0}"],
    ["an empty rule goes", ":root{--unused:1}", ""],
    ["conditions within an empty condition go", "@media print{@supports (top:0){.b{top:0}}}", ""],
    ["an empty condition goes", "@media print{.b{top:0}}", ""],
    ["layers keep their order", "@layer x,y;@layer y{.a{top:0}}", "@layer x,y;@layer y{.a{top:0}}"],
    ["an empty layer keeps its place", "@layer x{.b{top:0}}@layer y{}", "@layer x{}@layer y{}"],
    ["what is no rule stays", "@font-face{src:url(x.woff2)}", "@font-face{src:url(x.woff2)}"],
    ["numbers are no classes", "p{margin:.5em}", "p{margin:.5em}"],
  ])("%s", (_, styles, expected) => {
    expect(used(styles, "a")).toBe(expected);
  });

  test("are the same for the same classes in another order", () => {
    const stylesFor = usedStyles(".a{top:0}.b{top:0}.c{top:0}");
    const [ab, ba, c] = [["a", "b"], ["b", "a"], ["c"]].map((names) => {
      const classes = new Set(names);
      return stylesFor({ first: classes, all: classes });
    });
    expect(ab).toBe(ba);
    expect(c?.first).toBe(".c{top:0}");
  });
});

describe("the styles of what comes after the top", () => {
  function later(styles: string) {
    return usedStyles(styles)({ first: new Set(["a"]), all: new Set(["a", "b"]) }).later;
  }

  test.each([
    ["are those that the top has no use for", ".b{top:0}", ".b{top:0}"],
    ["are none where the top has all", ".a{top:0}p{top:0}", ""],
    ["leave out what nothing on the page needs", ".c{top:0}", ""],
    ["do not repeat what stands before them", ".a{top:0}.b{top:0}", ".b{top:0}"],
    ["repeat what wins over them", ".b{top:0}.a{top:1px}", ".b{top:0}.a{top:1px}"],
    ["are found within a rule", ".a{top:0}.a{& .b{top:0}}", ".a{& .b{top:0}}"],
    ["are found within a condition", "@media print{.a{top:0}.b{top:0}}", "@media print{.b{top:0}}"],
    ["name no fonts again", ".b{top:0}@font-face{src:url(x.woff2)}", ".b{top:0}"],
    ["leave layers where they are", "@layer x,y;@layer y{.b{top:0}}", "@layer y{.b{top:0}}"],
  ])("%s", (_, styles, expected) => {
    expect(later(styles)).toBe(expected);
  });

  test("let the same rules win as the whole stylesheet does", () => {
    const names = ["a", "b", "c", "d"];
    const rule = fc.record({
      layer: fc.constantFrom("x", "y"),
      selectors: fc.subarray(names, { minLength: 1 }),
      property: fc.constantFrom("top", "left"),
    });
    const anyRules = fc.array(rule, { maxLength: 12 });
    fc.assert(
      fc.property(anyRules, fc.subarray(names), fc.subarray(names), (rules, first, element) => {
        const styles = rules.map(({ layer, selectors, property }, index) => {
          const selector = selectors.map((name) => `.${name}`).join();
          return `@layer ${layer}{${selector}{${property}:${index}px}}`;
        });
        const whole = ["@layer x,y;", ...styles].join("");
        const parts = usedStyles(whole)({ first: new Set(first), all: new Set(names) });
        const winners = winnersIn(whole, element);
        expect(winnersIn(parts.first + parts.later, element)).toEqual(winners);
        if (element.every((name) => first.includes(name))) {
          expect(winnersIn(parts.first, element)).toEqual(winners);
        }
      }),
    );
  });

  /** What applies to an element with these classes, where every selector is a class in a layer. */
  function winnersIn(styles: string, element: string[]) {
    const layers = new Map<string, Record<string, string>>();
    postcss.parse(styles).walkAtRules("layer", (layer) => {
      for (const name of layer.params.split(",")) layers.set(name, layers.get(name) ?? {});
      layer.walkDecls(({ parent, prop, value }) => {
        const { selectors } = parent as postcss.Rule;
        const applies = selectors.some((selector) => element.includes(selector.slice(1)));
        if (applies) layers.set(layer.params, { ...layers.get(layer.params), [prop]: value });
      });
    });
    return Object.assign({}, ...layers.values());
  }
});

test("the classes of a document are found wherever they stand", () => {
  expect(classesIn('<p class="a b"><i id="x" class="c">class="d"</i>')).toEqual(
    new Set(["a", "b", "c"]),
  );
});

test("the classes of a part are found in its source", () => {
  expect(classesIn('return <p className="a b">{text}</p>;')).toEqual(new Set(["a", "b"]));
});

test("the classes of a stylesheet are found wherever it has something to say about them", () => {
  expect(classesStyledBy("@layer x{.a{& .b:hover{top:0}}}p:not(.c){top:.5em}")).toEqual(
    new Set(["a", "b"]),
  );
});
