import { Component, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';

interface CrashBoundaryProps {
  children: ReactNode;
}

/** Keeps the shell when a screen crashes. Key it by the path, so that the next screen starts fresh. */
export class CrashBoundary extends Component<CrashBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : <CrashScreen error={this.state.error} />;
  }
}
