import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly fallback: ComponentType<{ readonly error: Error }>;
}

interface State {
  readonly error: Error | null;
}

/** Catches errors while rendering. React has no hook for this. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, fallback: Fallback } = this.props;
    return error === null ? children : <Fallback error={error} />;
  }
}
