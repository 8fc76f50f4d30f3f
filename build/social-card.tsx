import { practice } from "../app/content/practice";
import { isLatin } from "../app/content/slug";
import { socialPictureSize } from "../app/lib/social-pictures";
import { colour } from "./tokens";

/** The width and height say how the picture is shaped, in any unit. */
export type Picture = { address: string; width: number; height: number };

type SocialCardProps = {
  heading: string;
  eyebrow: string;
  mark: Picture;
  pictures: readonly Picture[];
};

/** All measures are pixels of the finished picture. */
const margin = 72;
const columnGap = 56;
const windowGap = 20;
/** A few stand for a long list. */
const mostWindows = 6;
const windowArea = { width: 540, height: socialPictureSize.height - 2 * margin };

const headingFont = {
  fontFamily: "Fraunces, Fraunces Extended, Noto Serif Devanagari",
  fontWeight: 600,
} as const;

/** What a social picture looks like: words on paper to the left, a window to the right. */
export function SocialCard({ heading, eyebrow, mark, pictures: all }: SocialCardProps) {
  const pictures = all.slice(0, mostWindows);
  const windows = arrange(pictures);
  const textWidth = socialPictureSize.width - 2 * margin - columnGap - windows.totalWidth;
  return (
    <div
      style={{
        ...socialPictureSize,
        boxSizing: "border-box",
        display: "flex",
        alignItems: "center",
        gap: columnGap,
        padding: margin,
        background: colour("paper"),
        color: colour("ink"),
        fontFamily: "Figtree, Figtree Extended, Hind",
      }}
    >
      <Sun left={socialPictureSize.width - margin - windows.totalWidth - columnGap / 2} />
      <div
        style={{
          position: "relative",
          width: textWidth,
          height: "100%",
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
        }}
      >
        <div
          style={{
            display: "flex",
            alignItems: "center",
            gap: 16,
            fontSize: practice.name.length > 30 ? 26 : 32,
            lineHeight: 1.2,
            ...headingFont,
          }}
        >
          <img src={mark.address} alt="" width={40} height={48} style={{ flexShrink: 0 }} />
          <span style={{ textWrap: "balance" }}>{drawable(practice.name)}</span>
        </div>
        <div style={{ display: "flex", flexDirection: "column", gap: 20 }}>
          <div
            style={{ fontSize: 26, lineHeight: 1.3, color: colour("clay"), textWrap: "balance" }}
          >
            {drawable(eyebrow)}
          </div>
          <div
            style={{
              ...headingFont,
              fontSize: headingSize(heading, textWidth),
              lineHeight: isLatin(heading) ? lineHeight : 1.35,
              letterSpacing: isLatin(heading) ? "-0.01em" : 0,
              textWrap: "balance",
            }}
          >
            {withoutOrphan(drawable(heading))}
          </div>
        </div>
      </div>
      <div
        style={{
          position: "relative",
          width: windows.totalWidth,
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "center",
          gap: windowGap,
        }}
      >
        {pictures.map((picture) => (
          <Window key={picture.address} {...windows} address={picture.address} />
        ))}
      </div>
    </div>
  );
}

/** It rises behind the window, larger than the picture shows. */
function Sun({ left }: { left: number }) {
  return (
    <div
      style={{
        position: "absolute",
        left,
        top: 150,
        width: 840,
        height: 840,
        borderRadius: "50%",
        background: colour("peach"),
      }}
    />
  );
}

/** The jharokha, the signature of the site: stone, and in it the picture. */
function Window({ address, width, height }: Picture) {
  const reveal = width > 300 ? 10 : 6;
  const pane = { width: width - 2 * reveal, height: height - reveal };
  return (
    <div style={{ position: "relative", display: "flex", width, height }}>
      <div
        style={{ width, height, background: colour("stone"), clipPath: jharokha(width, height) }}
      />
      <div
        style={{
          position: "absolute",
          left: reveal,
          top: reveal,
          display: "flex",
          ...pane,
          clipPath: jharokha(pane.width, pane.height),
        }}
      >
        <img src={address} alt="" {...pane} style={{ objectFit: "cover" }} />
      </div>
    </div>
  );
}

/** The curve of `--jharokha` in app/styles/tokens.css, which is drawn on a width of 100. */
function jharokha(width: number, height: number) {
  const curve = [0, 28, 0, 16, 8, 11, 22, 8, 34, 5.5, 44, 3, 50, 0, 56, 3, 66, 5.5, 78, 8, 92, 11];
  const [x = 0, y = 0, ...rest] = [...curve, 100, 16, 100, 28].map((part) => (part * width) / 100);
  return `path("M${x} ${height} L${x} ${y} C${rest.join(" ")} L${width} ${height} Z")`;
}

/** One picture fills the height, cropped if it is wide; several are shown whole, as large as fits. */
function arrange(pictures: readonly Picture[]) {
  const [{ width, height } = windowArea] = pictures;
  if (pictures.length === 1) {
    const shown = Math.min(windowArea.width, (windowArea.height * width) / height);
    return { width: shown, height: windowArea.height, totalWidth: shown };
  }
  const options = pictures.map((_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(pictures.length / columns);
    const gaps = { width: windowGap * (columns - 1), height: windowGap * (rows - 1) };
    const scale = Math.min(
      (windowArea.width - gaps.width) / columns / width,
      (windowArea.height - gaps.height) / rows / height,
    );
    return {
      width: width * scale,
      height: height * scale,
      totalWidth: columns * width * scale + gaps.width,
    };
  });
  return options.reduce((best, option) => (option.width > best.width ? option : best));
}

const lineHeight = 1.1;

/** Our fonts have no other letters, and in their place would draw boxes: rather nothing. */
function drawable(text: string) {
  return /(?![\p{Script=Latin}\p{Script=Devanagari}])\p{L}/u.test(text) ? "" : text;
}

/** The largest size at which each word fits the column and all of them stay a few lines. */
function headingSize(heading: string, columnWidth: number) {
  const sizes = [72, 60, 52, 44, 36];
  const words = heading.split(/(?<=-)|\s+/);
  const longestWord = Math.max(...words.map((word) => word.length));
  const fitting = sizes.find((size) => {
    // A letter is about half as wide as it is high.
    const lineLength = columnWidth / (size * 0.53);
    const lines = countLines(words, lineLength);
    return longestWord <= lineLength && lines * size * lineHeight <= 250;
  });
  return fitting ?? 32;
}

function countLines(words: readonly string[], lineLength: number) {
  let lines = 1;
  let used = 0;
  for (const { length } of words) {
    if (used > 0 && used + 1 + length > lineLength) {
      lines += 1;
      used = 0;
    }
    used += length + (used > 0 ? 1 : 0);
  }
  return lines;
}

/** Two short words at the end stay together, so that the last is not left alone on its line. */
function withoutOrphan(heading: string) {
  return heading.replace(/ (\S{1,5}) (\S{1,6})$/, " $1\u00a0$2");
}
