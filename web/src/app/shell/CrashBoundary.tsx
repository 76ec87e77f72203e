import { Component, type ReactNode } from 'react';
import { reportHere } from '../reports/crashes.ts';
import { CrashScreen } from './CrashScreen.tsx';

interface CrashBoundaryProps {
  children: ReactNode;
  /** shown instead of the crash screen */
  fallback?: ReactNode;
  /** another value gives what crashed a new start */
  resetOn?: string;
}

/**
 * Replaces crashed content and reports the crash; everything around it survives. Give it the path as its key where it
 * holds a screen.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    reportHere(error);
  }

  override componentDidUpdate(before: CrashBoundaryProps): void {
    if (this.state.error !== null && before.resetOn !== this.props.resetOn) this.setState({ error: null });
  }

  override render() {
    const { children, fallback = <CrashScreen error={this.state.error} /> } = this.props;
    return this.state.error === null ? children : fallback;
  }
}
