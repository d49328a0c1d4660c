import { Component, type ErrorInfo, type ReactNode } from 'react'
import { brand } from '../content/brand.ts'
import { states } from '../content/states.ts'
import { HelpLinks } from '../ui/frame/HelpPanel.tsx'
import { useHref } from '../ui/useHref.ts'

/** Every failure has a way to a person. */
function People() {
  return <HelpLinks callHref={useHref(brand.callRequest.href)} />
}

type Props = {
  readonly children: ReactNode
  readonly report: (error: unknown, where: string) => void
  /** The browser keeps what a page loaded anew needs to find its order. */
  readonly keeps: boolean
}

/**
 * A render error: the answers are safe, "Continuar" loads the step anew (X29). Where nothing would be found
 * after a reload (X19) it is drawn anew instead.
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
