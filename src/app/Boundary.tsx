import { Component, type ErrorInfo, type ReactNode } from 'react'
import { states } from '../content/states.ts'

type Props = { readonly children: ReactNode; readonly report: (error: unknown, where: string) => void }

/** A render error: the answers are safe, "Continuar" loads the step anew (faults 29). */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.report(error, info.componentStack ?? 'render')
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className="page__main stack" role="alert">
        <h1>{states.boundary.title}</h1>
        <p>{states.boundary.text}</p>
        <button type="button" className="button button--primary" onClick={() => window.location.reload()}>
          {states.boundary.action}
        </button>
      </main>
    )
  }
}
