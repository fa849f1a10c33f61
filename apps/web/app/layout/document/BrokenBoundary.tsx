import { Component, type ErrorInfo, type ReactNode } from "react";
import { log } from "../../lib/log.ts";

interface Props {
  children: ReactNode;
  /** What is shown after an error. */
  broken: ReactNode;
}

/** Shows `broken` instead of what could not be drawn, as the router does where it is whole. */
export class BrokenBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    log.warn("The page could not be drawn", error, componentStack);
  }

  override render() {
    return this.state.isBroken ? this.props.broken : this.props.children;
  }
}
