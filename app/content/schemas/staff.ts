import * as v from "valibot";
import { field, fullList, text, texts } from "./parts.ts";

/**
 * The words of staff's pages, in plain English: `{name}` and the like stand for what only a page
 * knows. The editor calls them by their names here.
 */
export const staffSchema = v.strictObject({
  bar: field(
    "The bar",
    texts("label", "messages", "people", "records", "lock", "moment", "withSheet"),
  ),
  door: field(
    "The locked page",
    v.strictObject({
      ...texts("title", "name", "words", "show", "hide", "unlock", "unlocking", "lost", "back")
        .entries,
      ...texts("sheet", "sheetHint", "idle", "ended", "removed", "signedOut", "newWords").entries,
      ...texts("newSheets").entries,
    }),
  ),
  list: field(
    "Lists",
    v.strictObject({
      ...texts("title", "waiting", "oneWaiting", "noneWaiting", "overdue", "views", "new").entries,
      ...texts("progress", "answered", "aside", "search", "searchIn", "form").entries,
      ...texts("everyForm", "contact").entries,
      ...texts("appointment", "unseen", "lookNow", "more", "checking", "found", "opening").entries,
      ...texts("searchAll", "searching", "waited", "select", "selected", "clear").entries,
    }),
  ),
  empty: field(
    "Lists with nothing in them",
    v.strictObject({
      ...texts("new", "newText", "progress", "progressText", "answered", "answeredText", "aside")
        .entries,
      ...texts("asideText").entries,
    }),
  ),
  message: field(
    "A message",
    v.strictObject({
      ...texts("all", "gone", "exchanged", "exchangedText", "unreadable", "unreadableText").entries,
      ...texts("reference", "waiting", "overdue", "inProgress", "callAt", "callNow", "answeredBy")
        .entries,
      ...texts("putAside", "danger", "dangerShort", "soon", "under18", "under18Title", "call")
        .entries,
      ...texts("email", "consent", "earlier", "earlierNote", "notes", "unknown", "noteUnreadable")
        .entries,
      ...texts("work", "note", "noteHint", "markAnswered", "addNote", "notReached", "callAgain")
        .entries,
      ...texts("takeOver", "takeOverFrom", "moveBack", "moveAside", "print", "delete").entries,
    }),
  ),
  undo: field(
    "After doing something",
    texts("undo", "answered", "progress", "aside", "new", "deleted", "several", "notAll"),
  ),
  status: field(
    "About the server",
    v.strictObject({
      ...texts("label", "change", "noMail", "mailFailing", "noBackup", "oldBackup", "diskFull")
        .entries,
      ...texts("proxy", "lost", "back").entries,
    }),
  ),
  people: field(
    "People",
    v.strictObject({
      ...texts("title", "intro", "you", "since", "newWords", "signOut", "remove", "forName")
        .entries,
      ...texts("removeAsk", "removeYes", "removeNo", "last", "add", "name", "nameHint", "taken")
        .entries,
      ...texts("make", "wordsTitle", "wordsText", "wordsDone", "cancel", "sheets", "sheetsText")
        .entries,
      ...texts("sheetsMake", "sheetsTitle", "sheetsHint", "sheetsFirst", "sheetsWrong").entries,
      ...texts("sheetsDone", "old", "oldText", "oldDo", "oldSoFar", "oldDone", "oldDamaged")
        .entries,
    }),
  ),
  papers: field(
    "On paper",
    texts("words", "wordsText", "sheet", "sheetText", "sheetUse", "made", "print"),
  ),
  records: field(
    "Records",
    v.strictObject({
      ...texts("title", "export", "exportText", "csv", "json", "exported", "server", "mailNone")
        .entries,
      ...texts("mailFailing", "mailFine", "backup", "backupNone", "keep", "done", "doneText")
        .entries,
      ...texts("when", "who", "what", "opened", "deleted", "broughtBack", "tookOut", "newDevice")
        .entries,
      ...texts("older").entries,
      columns: field("Heads of the spreadsheet", fullList(text)),
    }),
  ),
  setUp: field(
    "Setting up",
    v.strictObject({
      ...texts("step", "moment", "welcome", "welcomeText", "code", "codeHint", "begin", "who")
        .entries,
      ...texts("whoText", "name", "nameHint", "make", "making", "papers", "papersText").entries,
      ...texts("papersDone", "interrupted", "interruptedText", "carryOn", "again", "test").entries,
      ...texts("testText", "testName", "testMessage", "testSend", "testLost", "sending", "words")
        .entries,
      ...texts("wordsText", "wordsLabel", "wordsWrong", "open", "opening", "sheet", "sheetText")
        .entries,
      ...texts("sheetWrong", "mail", "mailText", "mailNone", "mailSend", "mailAgain", "mailCode")
        .entries,
      ...texts("mailCodeHint", "mailCheck", "mailSkip", "ready", "readyText", "readyOpen").entries,
    }),
  ),
  broken: field("A page that broke", texts("title", "text", "again")),
  errors: field(
    "When something does not work",
    v.strictObject({
      ...texts("unreached", "failed", "signIn", "wordCount", "wrongWords", "wrongSheet").entries,
      ...texts("sheetSign", "sheetLength", "sheetTypo", "nobody", "manyTries", "otherDay").entries,
      ...texts("foreignKeys", "keysChanged", "changed", "newerKey", "setUpDone", "setUpCode")
        .entries,
      ...texts("mailRefused", "mailCode").entries,
    }),
  ),
  changes: field(
    "Changes of people and keys",
    texts("newWords", "added", "removed", "newSheets", "newKey"),
  ),
  mails: field(
    "E-mails to staff",
    v.strictObject({
      ...texts("newSubject", "newText", "keysSubject", "keysText", "waitingSubject").entries,
      ...texts("waitingText", "end", "codeSubject", "codeText").entries,
    }),
  ),
});
