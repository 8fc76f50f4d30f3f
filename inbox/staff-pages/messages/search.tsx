import { Action } from "../parts/action.tsx";
import { ErrorText } from "../parts/error-text.tsx";
import { useInbox } from "../parts/use-inbox.ts";
import { useTask } from "../parts/use-task.ts";
import type { Opened } from "./opened.ts";
import { sectionsOf, worded } from "./questions.ts";
import { Row, Rows } from "./rows.tsx";

/** Looks only into what is opened: nothing readable is kept anywhere that could be searched else. */
export function SearchResults({ text }: { text: string }) {
  const { inbox, opened } = useInbox();
  const { isBusy, error, run } = useTask();
  const wanted = text.trim().toLowerCase();
  const found = [...opened.values()].filter((message) => wordsOf(message).includes(wanted));

  async function openAll() {
    for await (const messages of inbox.everything()) inbox.keep(messages);
  }

  return (
    <>
      <p role="status">{`${found.length} found in the ${opened.size} messages opened so far`}</p>
      <Action isBusy={isBusy} onPress={() => run(openAll)}>
        {isBusy ? "Opening …" : "Open all messages to search them"}
      </Action>
      <ErrorText text={error} />
      <Rows>
        {found.map((message) => (
          <Row key={message.id} message={message} opened={message} />
        ))}
      </Rows>
    </>
  );
}

function wordsOf({ form, values = {}, notes }: Opened) {
  const fields = sectionsOf(form).flatMap((section) => section.fields);
  const answers = fields.map((field) => worded(field, values[field.name]));
  return [...answers, ...notes.flatMap(({ author, text }) => [author, text])]
    .join("\n")
    .toLowerCase();
}
