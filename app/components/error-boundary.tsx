import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = { fallback: ReactNode; onError?: () => void; children: ReactNode };

/** Shows a fallback for a part that failed. The rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
