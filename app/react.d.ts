import "react";

declare module "react" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands open and close the side panel without a script; React passes them on. */
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
