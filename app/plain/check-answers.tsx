import { checkTexts } from "../content/sending";

type CheckAnswersProps = {
  /** The path of the form's page. */
  path: string;
  /** Every answer in words. */
  copy: string;
  /** What is posted again: the answers and what signs them. */
  fields: Readonly<Record<string, string | boolean>>;
  /** The label of the button that sends. */
  submit: string;
};

/** Shows what is about to be sent; only from here is it sent. */
export function CheckAnswers({ path, copy, fields, submit }: CheckAnswersProps) {
  // A box that is not ticked is not posted.
  const posted = Object.entries(fields).filter(([, value]) => value !== false);
  return (
    <form className="confirmation flow" method="post" action={path}>
      {/* biome-ignore lint/a11y/noAutofocus: the page is about this, far down on it. */}
      <h2 tabIndex={-1} autoFocus>
        {checkTexts.title}
      </h2>
      <p>{checkTexts.intro}</p>
      <pre className="confirmation-copy">{copy}</pre>
      {posted.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <div className="cluster">
        <button type="submit" className="button">
          {submit}
        </button>
        <button type="submit" className="button" data-variant="outline" name="change" value="yes">
          {checkTexts.change}
        </button>
      </div>
    </form>
  );
}
