import type { ReactNode } from "react";

type ActionProps = {
  isBusy?: boolean;
  onPress: () => unknown;
  variant?: "main" | "outline" | "danger";
  children: ReactNode;
};

/** A button that does something, beside the one that sends a form. While it is busy, it can be read. */
export function Action({ isBusy = false, onPress, variant = "outline", children }: ActionProps) {
  return (
    <button
      type="button"
      className="button"
      data-variant={variant}
      aria-disabled={isBusy}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
