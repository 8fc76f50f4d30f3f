import { content } from "virtual:content";

const { "not-found": notFound, ...others } = content.pages;

/** The words of each screen that belong to no one service, person, workshop or article. */
export const pages = { ...others, notFound };

/** An answer that lacks its fact is told in its other words; without these, the question waits. */
export const questions = others.services.questions.items.flatMap(({ until, ...item }) => {
  const answer = item.answer || until;
  return answer ? [{ ...item, answer }] : [];
});
