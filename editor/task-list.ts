/* Words that the editor and the commands in a terminal share. */

/** Heading of the faults that keep the site from being built. */
export const cannotBuild = "The site can't be built";

type Fault = Readonly<Record<"title" | "label" | "message", string>>;

export function wordsOfFault({ title, label, message }: Fault) {
  return `${title}: ${label} ${message}`;
}

/** Words of an empty list. */
export const isReady = "Nothing: the site is ready.";

type Level = "fault" | "remark";
type AnyTask<Line> = { lines: readonly Line[] };

/** Returns the list of what is to be done, for the editor and the terminal, under its headings. */
export function sectionsOf<Line extends { level: Level }, Task extends AnyTask<Line>>(
  tasks: readonly (Task & AnyTask<Line>)[],
) {
  const tasksWith = (level: Level) => {
    return tasks
      .map((task) => ({ ...task, lines: task.lines.filter((line) => line.level === level) }))
      .filter(({ lines }) => lines.length > 0);
  };
  return [
    { title: "Before the site goes online", isFirst: true, tasks: tasksWith("fault") },
    { title: "Worth a look", isFirst: false, tasks: tasksWith("remark") },
  ].filter(({ tasks }) => tasks.length > 0);
}

/** Changes of one entry, in words. */
export type EntryChanges = { title: string; words: readonly string[] };

/** Number of changes up to which each of an entry is listed. */
const few = 3;

/** True if the changes of an entry are only counted, until somebody opens them. */
export function areMany({ words }: EntryChanges) {
  return words.length > few;
}

export function countOf(changes: readonly EntryChanges[]) {
  const count = changes.flatMap(({ words }) => words).length;
  return count === 1 ? "1 change" : `${count} changes`;
}

/** Heading of changes that are not online, or not saved as a version. */
export function onlyHere(changes: readonly EntryChanges[]) {
  return `Only on this computer: ${countOf(changes)}`;
}

/** Returns changes as lines: each of them, or their number where an entry has many. */
export function inShort(changes: readonly EntryChanges[]) {
  return changes.flatMap((entry) => {
    return areMany(entry) ? [`${entry.title}: ${countOf([entry])}`] : entry.words;
  });
}
