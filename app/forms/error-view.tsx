import { Component, type ReactNode } from "react";
import { ReachUs } from "../components/reach-us";
import { errorTexts } from "../content/forms";

export function ErrorView({ error }: { error: Error }) {
  return (
    <div className="notice flow" role="alert">
      <h2>{errorTexts.title}</h2>
      <p>{error.message}</p>
      <p>
        {errorTexts.help} <ReachUs />
      </p>
    </div>
  );
}

type State = { error?: Error };

/** Shows the error view in place of a form that could not be rendered. React offers no hook for it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    return this.state.error ? <ErrorView error={this.state.error} /> : this.props.children;
  }
}
