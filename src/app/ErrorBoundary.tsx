/** React error boundary around every screen. */
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { waitAndErrorWords } from '../content/loading-saving-and-failures.ts'
import { HelpLinks } from '../ui/frame/HelpPanel.tsx'

type Props = {
  readonly children: ReactNode
  readonly report: (error: unknown, where: string) => void
  /** Whether browser storage works. If not, the order would be lost in a reload. */
  readonly keeps: boolean
}

/**
 * Catches render errors. No answer is lost: "Continuar" reloads the page at the same step. If browser
 * storage is blocked, a reload would lose the order, so the button renders the screen again instead.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.report(error, info.componentStack ?? 'render')
  }

  goOn = () => {
    if (this.props.keeps) window.location.reload()
    else this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className="page__main stack" role="alert">
        <h1>{waitAndErrorWords.boundary.title}</h1>
        <p>{this.props.keeps ? waitAndErrorWords.boundary.text : waitAndErrorWords.boundary.textOpen}</p>
        <button type="button" className="button button--primary" onClick={this.goOn}>
          {waitAndErrorWords.boundary.action}
        </button>
        <HelpLinks />
      </main>
    )
  }
}
