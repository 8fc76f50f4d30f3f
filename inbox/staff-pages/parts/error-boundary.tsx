import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = { fallback?: ReactNode; children: ReactNode };

/** Replaces a part of the page that failed. The rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (this.props.fallback ?? <BrokenPage />) : this.props.children;
  }
}

/** Replaces a page that failed, or whose files a newer inbox has replaced. */
export function BrokenPage() {
  return (
    <>
      <h1>Something on this page broke</h1>
      <p>It hasn’t touched any messages. If other pages don’t help, open the inbox again.</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        Open again
      </button>
    </>
  );
}
