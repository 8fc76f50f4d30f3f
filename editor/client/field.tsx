import { type FieldProps, Grouped, Labelled, Notes, useField } from "./field-parts";
import { ListField } from "./list-field";
import { MarkdownField } from "./markdown-field";
import { PictureField, WindowField } from "./picture-field";

/** A field of whatever kind its schema says. */
export function FormField(props: FieldProps) {
  const { field } = props;
  switch (field.kind) {
    case "hidden":
      return null;
    case "object":
      return <ObjectField {...props} />;
    case "list":
    case "words":
      return <ListField {...props} Part={FormField} />;
    case "choices":
      return <ChoicesField {...props} />;
    case "markdown":
      return <MarkdownField {...props} />;
    case "picture":
      return <PictureField {...props} />;
    case "window":
      return <WindowField {...props} />;
    default:
      return <PlainField {...props} />;
  }
}

function ObjectField({ field, path }: FieldProps) {
  const parts = field.fields?.map((part) => (
    <FormField key={part.name} field={part} path={[...path, part.name]} />
  ));
  if (!field.label) return <div className="flow">{parts}</div>;
  return (
    <Grouped field={field} path={path}>
      {parts}
    </Grouped>
  );
}

function ChoicesField({ field, path }: FieldProps) {
  const { value, set } = useField(field, path);
  const chosen = Array.isArray(value) ? value : [];
  const options = field.options ?? [];
  return (
    <Grouped field={field} path={path}>
      <div className="choices">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={({ target }) => {
                const all = options
                  .map((one) => one.value)
                  .filter((one) => {
                    return one === option.value ? target.checked : chosen.includes(one);
                  });
                set(all);
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
    </Grouped>
  );
}

/** Digits become a number; anything else stays as it is typed, for the schema to refuse. */
function numberFrom(text: string) {
  const digits = text.replace(/[\s,₹]/g, "");
  return /^\d+$/.test(digits) ? Number(digits) : text;
}

function PlainField({ field, path }: FieldProps) {
  const { value, set, control } = useField(field, path);
  const text = String(value ?? "");
  const isNumber = field.kind === "number" || field.kind === "money";
  const onChange = ({ target }: { target: { value: string } }) => {
    set(isNumber ? numberFrom(target.value) : target.value);
  };
  if (field.kind === "yes-no") {
    return (
      <div className="field">
        <label className="choice">
          <input
            type="checkbox"
            {...control}
            className=""
            checked={value === true}
            onChange={({ target }) => set(target.checked || undefined)}
          />
          {field.label}
        </label>
        <Notes field={field} path={path}>
          {null}
        </Notes>
      </div>
    );
  }
  return (
    <Labelled field={field} path={path}>
      {field.kind === "choice" && (
        <select {...control} value={text} onChange={onChange}>
          <option value="">Choose …</option>
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {field.kind === "long" && <textarea {...control} rows={4} value={text} onChange={onChange} />}
      {field.kind !== "choice" && field.kind !== "long" && (
        <input
          {...control}
          type={field.kind === "date" || field.kind === "time" ? field.kind : "text"}
          inputMode={isNumber ? "numeric" : undefined}
          value={text}
          onChange={onChange}
        />
      )}
    </Labelled>
  );
}
