import { describe, expect, test } from "vitest";
import { classesIn, classesStyledBy, usedStyles } from "./used-styles";

function used(styles: string, ...classes: string[]) {
  return usedStyles(styles)(new Set(classes));
}

describe("the styles of a page", () => {
  test.each([
    ["a rule for a class on the page stays", ".a{top:0}", ".a{top:0}"],
    ["a rule for another class goes", ".b{top:0}", ""],
    ["a rule for elements stays", "p:hover{top:0}", "p:hover{top:0}"],
    ["a rule needs all its classes", ".a .b{top:0}.a.c-d{top:0}", ""],
    ["of several selectors, those that can apply stay", ".b,.a,p{top:0}", ".a,p{top:0}"],
    ["a class that must not be there is not asked for", ".a:not(.b){top:0}", ".a:not(.b){top:0}"],
    ["a class among others is not asked for", ":is(.b,p){top:0}", ":is(.b,p){top:0}"],
    ["what stands inside a rule goes with it", ".b{& p{top:0}}", ""],
    ["what stands inside a rule is judged too", ".a{top:0;& .b{top:1px}}", ".a{top:0}"],
    ["of classes to choose from, one must be there", ":is(.b,.c){top:0}p:has(.b){top:0}", ""],
    ["a class in a choice is enough", "p:has(.b,i .a){top:0}", "p:has(.b,i .a){top:0}"],
    ["an empty rule goes", ":root{--unused:1}", ""],
    ["conditions within an empty condition go", "@media print{@supports (top:0){.b{top:0}}}", ""],
    ["an empty condition goes", "@media print{.b{top:0}}", ""],
    ["layers keep their order", "@layer x,y;@layer x{.b{top:0}}", "@layer x,y"],
    ["what is no rule stays", "@font-face{src:url(x.woff2)}", "@font-face{src:url(x.woff2)}"],
    ["numbers are no classes", "p{margin:.5em}", "p{margin:.5em}"],
  ])("%s", (_, styles, expected) => {
    expect(used(styles, "a")).toBe(expected);
  });

  test("are the same for the same classes in another order", () => {
    const stylesFor = usedStyles(".a{top:0}.b{top:0}.c{top:0}");
    expect(stylesFor(new Set(["a", "b"]))).toBe(stylesFor(new Set(["b", "a"])));
    expect(stylesFor(new Set(["c"]))).toBe(".c{top:0}");
  });
});

test("the classes of a document are found wherever they stand", () => {
  expect(classesIn('<p class="a b"><i id="x" class="c">class="d"</i>')).toEqual(
    new Set(["a", "b", "c"]),
  );
});

test("the classes of a part are found in its source", () => {
  expect(classesIn('return <p className="a b">{text}</p>;')).toEqual(new Set(["a", "b"]));
});

test("the classes of a stylesheet are found wherever it has something to say about them", () => {
  expect(classesStyledBy("@layer x{.a{& .b:hover{top:0}}}p:not(.c){top:.5em}")).toEqual(
    new Set(["a", "b"]),
  );
});
