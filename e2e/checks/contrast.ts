type Colour = { red: number; green: number; blue: number; alpha: number };

/** Reads a colour as browsers compute it: `rgb(1, 2, 3)` or `rgba(1, 2, 3, 0.4)`. */
function read(text: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return { red, green, blue, alpha };
}

function over(top: Colour, below: Colour): Colour {
  const mix = (one: number, other: number) => one * top.alpha + other * (1 - top.alpha);
  return {
    red: mix(top.red, below.red),
    green: mix(top.green, below.green),
    blue: mix(top.blue, below.blue),
    alpha: 1,
  };
}

/** WCAG 2.2, relative luminance. */
function luminance({ red, green, blue }: Colour) {
  const share = (part: number) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * share(red) + 0.7152 * share(green) + 0.0722 * share(blue);
}

function contrast(one: Colour, other: Colour) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The least contrast of a colour with the grounds that lie below it, the topmost first. What the
 * last of them lets through may be anything from black to white.
 */
export function leastContrast(colour: string, grounds: readonly string[]) {
  const ratios = ["rgb(0, 0, 0)", "rgb(255, 255, 255)"].map((last) => {
    const ground = grounds.map(read).reduceRight((below, top) => over(top, below), read(last));
    return contrast(read(colour), ground);
  });
  return Math.min(...ratios);
}
