import { Component, type ReactNode } from 'react';
import { BrokenPage } from './broken-page.tsx';

type State = { hasFailed: boolean };

/** The last net: around everything, also what cannot be fetched. React itself logs what it catches. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <BrokenPage /> : this.props.children;
  }
}
