import { content } from "virtual:content";

/** Words that stand on many pages. One by one, so that a form's script holds only its own. */
export const {
  navigation,
  buttons,
  footer,
  help,
  map,
  share,
  people,
  sessions,
  workshops: workshopWords,
  articles: articleWords,
  contact: contactWords,
  hours: hourWords,
  ranges,
} = content.words;
