import { Component, type ErrorInfo, type ReactNode } from 'react'
import { logError } from '../../services/log.ts'
import { ErrorFallback } from './ErrorFallback.tsx'

type ErrorBoundaryState = { readonly hasFailed: boolean }

/** Shows the fallback in place of what could not be drawn. The last net: routes have one of their own. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    logError('The application could not be drawn', { error, where: info.componentStack })
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorFallback /> : this.props.children
  }
}
