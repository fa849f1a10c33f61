import { Component, type ErrorInfo, type ReactNode } from "react";
import { log } from "../../lib/log.ts";

interface Props {
  children: ReactNode;
  /** Rendered after an error. */
  broken: ReactNode;
}

/** An error boundary for pages without the router. Renders `broken` as the router would. */
export class BrokenBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    log.warn("page failed to render", error, componentStack);
  }

  override render() {
    return this.state.isBroken ? this.props.broken : this.props.children;
  }
}
