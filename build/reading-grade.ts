/**
 * How hard English prose is to read: the Flesch-Kincaid grade (Kincaid, Fishburne, Rogers and
 * Chissom, 1975) is the school year in the United States that should follow it. Year 7 starts at
 * the age of twelve.
 */
export function readingGrade(sentences: readonly string[]) {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Words joined by a hyphen count one by one; numbers are not words. */
export function wordsOf(text: string) {
  return text.match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
}

/** The end of a block ends a sentence, too: items of a list often have no full stop. */
export function sentencesOf(block: string) {
  return block.split(/(?<=[.!?…]['"’”)]*)\s+/).filter((sentence) => wordsOf(sentence).length > 0);
}

/** Words that no rule below sees. */
const exceptions: Record<string, number> = {
  anyone: 3,
  area: 3,
  business: 2,
  cruel: 2,
  eyes: 1,
  idea: 3,
  ideas: 3,
  poem: 2,
  rhythm: 2,
  ruin: 2,
  science: 2,
  video: 3,
};

/** Vowels that are written and not spoken. */
const silent = [
  // In the middle: careful, something, movement.
  /(?<=[aeiouy][^aeiouy]{1,2})e(?=(?:ful|less|ly|liness|ment|ness|one|thing|times?|where|work)(?:ly|s)?$)/,
  /(?<=[^aeiouy])e$/,
  /(?<=[^aeiouycghsxz]|[^cs]h)es$/,
  /(?<=[^aeiouydt])ed$/,
];

/** Endings whose e is spoken all the same: table, tables, settled. */
const spoken = /[^aeioulrwy]l(?:e|es|ed)$/;

/** Vowels that stand together and are spoken apart, and syllables without a vowel of their own. */
const apart = [
  /[aeouy]ing/, // being, playing
  /(?:[^aeiou]|qu)iet|client|[dr]ience/, // anxiety, quiet, audience
  /[^aceglinostux]io(?!ur)/, // period
  /[^acegiostu]ia(?!ge|r)/, // India
  /[^aegioqu]ua/, // usual
  /^c?rea(?:ct|t(?!u))/, // create, react
  /[dst]n['’]t$/, // didn't
  /[^aeiou]ism/, // autism
];

export function countSyllables(word: string) {
  const lower = word.toLowerCase();
  const exception = exceptions[lower];
  if (exception) return exception;
  const heard = spoken.test(lower)
    ? lower
    : silent.reduce((rest, pattern) => rest.replace(pattern, ""), lower);
  const groups = heard.replace(/^y/, "").match(/[aeiou]y(?=[aeou])|[aeiouy]+/g) ?? [];
  const more = apart.filter((pattern) => pattern.test(lower)).length;
  return Math.max(1, groups.length + more);
}
