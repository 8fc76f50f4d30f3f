import * as v from "valibot";
import { field, fullList, group, text, texts } from "./parts.ts";

/**
 * The words of staff's pages, in plain English: `{name}` and the like stand for what only a page
 * knows. The editor calls them by their names here.
 */
export const staffSchema = v.strictObject({
  bar: group("The bar", texts("label messages people records lock moment withSheet")),
  door: group(
    "The locked page",
    texts(
      "title name words show hide unlock unlocking lost back",
      "sheet sheetHint idle ended removed signedOut newWords newSheets",
    ),
  ),
  list: group(
    "Lists",
    texts(
      "title waiting oneWaiting noneWaiting overdue views new progress answered aside",
      "search searchIn form everyForm contact appointment unseen lookNow more checking",
      "found opening searchAll searching waited select selected clear",
    ),
  ),
  empty: group(
    "Lists with nothing in them",
    texts("new newText progress progressText answered answeredText aside asideText"),
  ),
  message: group(
    "A message",
    texts(
      "all gone exchanged exchangedText unreadable unreadableText",
      "reference waiting overdue inProgress callAt callNow answeredBy putAside",
      "under18 call email consent earlier earlierNote",
      "notes unknown noteUnreadable work note noteHint markAnswered addNote notReached",
      "callAgain takeOver takeOverFrom moveBack moveAside print delete",
    ),
  ),
  undo: group(
    "After doing something",
    texts("undo answered progress aside new deleted several notAll"),
  ),
  status: group(
    "About the server",
    texts("label change noMail mailFailing noBackup oldBackup diskFull proxy lost back"),
  ),
  people: group(
    "People",
    texts(
      "title intro you since newWords signOut remove forName removeAsk removeYes removeNo",
      "last add name nameHint taken make wordsTitle wordsText wordsDone cancel",
      "sheets sheetsText sheetsMake sheetsTitle sheetsHint sheetsFirst sheetsWrong sheetsDone",
    ),
  ),
  papers: group("On paper", texts("words wordsText sheet sheetText sheetUse made print")),
  records: group("Records", {
    ...texts(
      "title export exportText csv json exported server mailNone mailFailing mailFine",
      "backup backupNone keep done doneText when who what opened deleted broughtBack tookOut",
      "newDevice older",
    ),
    columns: field("Heads of the spreadsheet", fullList(text)),
  }),
  setUp: group(
    "Setting up",
    texts(
      "step moment welcome welcomeText code codeHint begin who whoText name nameHint make",
      "making papers papersText papersDone interrupted interruptedText carryOn again",
      "test testText testName testMessage testSend testLost sending",
      "words wordsText wordsLabel wordsWrong open opening sheet sheetText sheetWrong",
      "mail mailText mailNone mailSend mailAgain mailCode mailCodeHint mailCheck mailSkip",
      "ready readyText readyOpen",
    ),
  ),
  broken: group("A page that broke", texts("title text again")),
  errors: group(
    "When something does not work",
    texts(
      "unreached failed signIn wordCount wrongWords wrongSheet sheetSign sheetLength sheetTypo",
      "nobody manyTries otherDay foreignKeys keysChanged changed newerKey setUpDone setUpCode",
      "mailRefused mailCode",
    ),
  ),
  changes: group("Changes of people and keys", texts("newWords added removed newSheets newKey")),
  mails: group(
    "E-mails to staff",
    texts(
      "newSubject newText keysSubject keysText waitingSubject waitingText end",
      "codeSubject codeText",
    ),
  ),
});
