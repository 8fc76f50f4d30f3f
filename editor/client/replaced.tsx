import { useEffect, useState } from "react";
import type { Entry } from "../entries";
import { isIn, isSame } from "./merge";
import { stored } from "./stored";

type Values = Entry["values"];

/** What entries of people held who have another name now, until all of it is changed or let be. */
const replaced = stored<{ title: string; former: Values }>("replaced");

/** Which fields of an entry are still those of somebody else. */
export function useReplaced(address: string, { form, title }: Entry, values: Values) {
  const [former, setFormer] = useState<Values>(() => replaced.read(address)?.former ?? {});
  const kept = form.fields
    .filter(({ name, kind }) => name !== "order" && kind !== "hidden" && kind !== "window")
    .filter(({ name, kind }) => {
      const [was, is] = [former[name], values[name]];
      if (kind !== "list" || !was) return was !== undefined && isSame(was, is);
      return (was as unknown[]).some((entry) => isIn((is ?? []) as unknown[], entry));
    })
    .map(({ name }) => name);
  const isLeft = kept.length > 0;

  useEffect(() => {
    if (isLeft) replaced.keep(address, { title, former });
    else replaced.drop(address);
  }, [address, title, former, isLeft]);

  /** Somebody else, unless only the spelling differs, or it is the one who was there before. */
  function rename(before: Values, after: Values) {
    const [old = "", now = ""] = [before, after].map(({ name }) => `${name}`.replaceAll(".", ""));
    if (form.name !== "therapists" || old.includes(now) || now.includes(old)) return;
    if (former.name === after.name) setFormer({});
    else if (!isLeft) setFormer(before);
  }

  const letBe = (name: string) => setFormer((former) => ({ ...former, [name]: undefined }));
  return { kept, rename, letBe };
}

/** People whose entries have something of somebody else. */
export function Replaced() {
  return replaced.addresses().map((address) => (
    <p key={address}>
      Still has something of whoever was there before:{" "}
      <a href={`#/${address}`}>{replaced.read(address)?.title}</a>
    </p>
  ));
}
