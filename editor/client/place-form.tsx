import { useState } from "react";
import type { ErrorDetails } from "../request-error";
import { ask } from "./api";
import { View } from "./pages";

type Field = { name: string; label: string; hint: string; isOptional?: boolean };

const server: readonly Field[] = [
  { name: "server", label: "Server", hint: "As your provider calls it, like ftp.your-name.in" },
  { name: "user", label: "User name", hint: "Best one that may only change this website" },
  { name: "password", label: "Password", hint: "", isOptional: true },
  { name: "folder", label: "Folder", hint: "Often public_html, htdocs or www" },
  { name: "port", label: "Port", hint: "Only if your provider names another", isOptional: true },
];

const key: Field = {
  name: "key",
  label: "File of your key",
  hint: "Only if you sign in with a key: where it is on this computer",
  isOptional: true,
};

const kinds: Readonly<Record<string, { title: string; about: string; fields: readonly Field[] }>> =
  {
    netlify: {
      title: "Netlify",
      about:
        "Free for a small site. Make an account for this website alone: anyone with its token can change all of it. At Netlify, open User settings, Applications, Personal access tokens, New access token.",
      fields: [
        { name: "token", label: "Token", hint: "" },
        {
          name: "site",
          label: "Name of the site there",
          hint: "Leave it empty to make a new one",
          isOptional: true,
        },
      ],
    },
    sftp: {
      title: "Rented web space, by SFTP",
      about: "Your provider says whether you have SFTP. If you may choose, take this one.",
      fields: [...server, key],
    },
    ftps: {
      title: "Rented web space, by FTPS",
      about: "FTP with encryption (TLS). FTP without it would show your password to others.",
      fields: server,
    },
    git: {
      title: "A service that builds it from this folder",
      about: "Like GitHub with Netlify or Cloudflare Pages. This folder is connected already.",
      fields: [],
    },
    file: {
      title: "Somewhere else, or I don't know",
      about: "You get one file, and upload it yourself.",
      fields: [],
    },
  };

/** Asks for the website's place. Its password or token stays on this computer. */
export function PlaceForm({
  isSentSomewhere,
  done,
}: {
  isSentSomewhere: boolean;
  done: () => void;
}) {
  const [kind, setKind] = useState("netlify");
  const [message, setMessage] = useState("");
  const offered = Object.entries(kinds).filter(([name]) => name !== "git" || isSentSomewhere);
  const { about = "", fields = [] } = kinds[kind] ?? {};

  async function enter(data: FormData) {
    setMessage("One moment …");
    const given = fields.map(({ name }) => [name, String(data.get(name) ?? "").trim()]);
    const isGiven = ([name, value]: string[]) => value !== "" || !/^(port|key)$/.test(name ?? "");
    try {
      await ask("online/place", { kind, ...Object.fromEntries(given.filter(isGiven)) });
      done();
    } catch (refused) {
      setMessage((refused as ErrorDetails).message ?? "");
    }
  }

  return (
    <View title="Where does your website live?">
      <form
        className="flow"
        onSubmit={(event) => {
          event.preventDefault();
          enter(new FormData(event.currentTarget));
        }}
      >
        <fieldset className="field">
          <legend>Choose one</legend>
          {offered.map(([name, { title }]) => (
            <label key={name} className="choice">
              <input
                type="radio"
                name="kind"
                value={name}
                checked={kind === name}
                onChange={() => setKind(name)}
              />
              {title}
            </label>
          ))}
        </fieldset>
        <p>{about}</p>
        {fields.map(({ name, label, hint, isOptional }) => (
          <p key={name} className="field">
            <label htmlFor={name}>
              {label} {isOptional && <span className="field-optional">(optional)</span>}
            </label>
            <input
              id={name}
              className="control"
              name={name}
              type={/^(password|token)$/.test(name) ? "password" : "text"}
              autoComplete="off"
              required={!isOptional}
              aria-describedby={`${name}-hint`}
            />
            <span className="field-hint" id={`${name}-hint`}>
              {hint}
            </span>
          </p>
        ))}
        {fields.length > 0 && (
          <p>
            This is kept on this computer, where only you can read it, and not in the folder of the
            website.
          </p>
        )}
        <p role="status">{message}</p>
        <p>
          <button className="button" type="submit">
            Use this place
          </button>
        </p>
      </form>
    </View>
  );
}
