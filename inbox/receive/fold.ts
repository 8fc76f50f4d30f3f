/**
 * One spelling for all the ways in which people type a word: small letters a to z, every word
 * followed by a space. Hindi in its own letters and in Latin ones comes out the same: 'मरना',
 * 'marna', 'maarnaa' and 'mrna' are all 'mrna'. English goes through the same mill ('want' is
 * 'wnt'), so whatever is compared has to be folded, too.
 */
export function fold(text: string) {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(unseen, "")
    .replace(/[\u0900-\u097f]+/g, inLatin)
    .replace(/['’‘`´]/g, "'")
    .replace(/'(ll|ve|d|m)\b/g, (_, end) => ` ${endings.get(end)}`)
    .replace(/\b(do|does|did|is|was|are|were|have|has|had|would|should|could)n'?t\b/g, "$1 not")
    .replace(/['*]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .split(" ")
    .filter((word) => word && !fillers.has(word))
    .flatMap((word) => (shortForms.get(word) ?? word).split(" "))
    .map((word) => `${foldWord(word)} `)
    .join("");
}

/** Accents, nukta, soft hyphens, joiners and other characters of no width. */
const unseen = /[\u0300-\u036f\u093c]|\p{Cf}/gu;

/** Said for weight alone: 'I just really want', 'mar hi jau'. */
const fillers = new Set(
  "just really actually literally honestly simply please pls plz yaar yar bas bs hi".split(" "),
);

const endings = pairs("ll will, ve have, d would, m am");

const shortForms =
  pairs(`im i am, ive i have, hes he is, shes she is, wanna want to, gonna going to, dnt do not,
  cant can not, cnt can not, cannot can not, wont will not, slef self, myslf myself, mysef myself,
  infront in front, agn again, h hai, gya gaya, gyi gayi, ni nahi, nai nahi, mjhe mujhe, muje mujhe,
  mereko mujhe, merko mujhe, mujhko mujhe, mammi mummy, tren train`);

/** Of each, the first word, and what it stands for. */
function pairs(text: string) {
  return new Map(text.split(/,\s+/).map((pair) => pair.split(/ (.*)/) as [string, string]));
}

function foldWord(word: string) {
  return (
    word
      .replace(/([a-z])\1{2,}/g, "$1")
      // 'peetta', beats, is not 'peeta', drinks.
      .replace(/^p(ee|i)tt(?=[aei])/, "pitat")
      .replace(/([^aeiou])ee/g, "$1i")
      .replace(/oo/g, "u")
      .replace(/([a-z])\1+/g, "$1")
      .replace(/c(?=[eiy])/g, "s")
      .replace(/c(?!h)/g, "k")
      .replace(/ph/g, "f")
      .replace(/z/g, "j")
      .replace(/v/g, "w")
      // 'rehna' is 'rahna', 'jayenge' is 'jaenge'.
      .replace(/eh/g, "ah")
      .replace(/([aeiou])y(?=[aeiou])/g, "$1")
      // The 'a' that Hindi speaks without writing it, and phones leave out: 'krta', 'nhi'.
      .replace(/([^aeiou\d])a(?=[^aeiou\d])/g, "$1")
      .replace(/hh/g, "h")
      .replace(/chch/g, "ch")
      // The nose of 'hoon', 'nahin', 'main'.
      .replace(/(.[aeiou])n$/, "$1")
  );
}

const consonants =
  pairs(`क k, ख kh, ग g, घ gh, ङ n, च ch, छ ch, ज j, झ jh, ञ n, ट t, ठ th, ड d, ढ dh, ण n, त t,
  थ th, द d, ध dh, न n, प p, फ f, ब b, भ bh, म m, य y, र r, ल l, ळ l, व v, श sh, ष sh, स s, ह h`);

/** Each as a letter of its own and as a sign at a consonant; then what stands for no vowel. */
const vowels = pairs(`अ a, आ a, इ i, ई i, उ u, ऊ u, ऋ ri, ए e, ऐ ai, ऍ e, ओ o, औ au, ऑ o,
  ा a, ि i, ी i, ु u, ू u, ृ ri, े e, ै ai, ॅ e, ो o, ौ au, ॉ o`).set("्", "");
const nasals = pairs("ं n, ँ n, ः h");

function inLatin(hindi: string) {
  const letters = [...hindi];
  return letters
    .map((letter, index) => {
      const next = letters[index + 1] ?? "";
      const digit = letter.charCodeAt(0) - 0x0966;
      if (digit >= 0 && digit <= 9) return String(digit);
      const consonant = consonants.get(letter);
      if (!consonant) return vowels.get(letter) ?? nasals.get(letter) ?? " ";
      // Without a sign of its own, it is spoken with an 'a', but not at the end.
      const hasA = consonants.has(next) || nasals.has(next) || /[अ-औ]/.test(next);
      return consonant + (hasA ? "a" : "");
    })
    .join("");
}
