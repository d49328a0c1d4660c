/** React error boundary around every screen. */
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { brand } from '../content/brand.ts'
import { states } from '../content/waits-errors-and-notices.ts'
import { HelpLinks } from '../ui/frame/HelpPanel.tsx'
import { useHref } from '../ui/useHref.ts'

/** Help links, so that every failure offers a way to reach a person. */
function People() {
  return <HelpLinks callHref={useHref(brand.callRequest.href)} />
}

type Props = {
  readonly children: ReactNode
  readonly report: (error: unknown, where: string) => void
  /** Whether browser storage works. Only then can a reload find the order again. */
  readonly keeps: boolean
}

/**
 * Catches render errors. The answers are safe, and "Continuar" reloads the page at the same step (X29). If
 * browser storage is blocked, a reload would find nothing (X19), so the screen is rendered again instead.
 */
export class Boundary extends Component<Props, { failed: boolean }> {
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
        <h1>{states.boundary.title}</h1>
        <p>{this.props.keeps ? states.boundary.text : states.boundary.textOpen}</p>
        <button type="button" className="button button--primary" onClick={this.goOn}>
          {states.boundary.action}
        </button>
        <People />
      </main>
    )
  }
}
