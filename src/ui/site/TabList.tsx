/**
 * Row of tabs that follows the WAI-ARIA pattern: the Tab key reaches the selected tab, and the arrow keys select
 * another.
 */
import { useRef, type KeyboardEvent } from 'react'
import './tab-list.css'

export type Tab = { readonly id: string; readonly label: string }

type TabListProps = {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly selected: string
  readonly onSelect: (id: string) => void
  /** Prefix for the ids of the tabs and panels, unique on the page. */
  readonly scope: string
}

export const tabPanelAttributes = (scope: string, id: string) => ({
  id: `${scope}-panel-${id}`,
  role: 'tabpanel',
  'aria-labelledby': `${scope}-tab-${id}`,
})

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

export function TabList({ label, tabs, selected, onSelect, scope }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected)
    const to = moves[event.key]?.(at, tabs.length) ?? -1
    const tab = tabs[to]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return (
    <div ref={list} className="tabs" role="tablist" aria-label={label}>
      {tabs.map(({ id, label: name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${scope}-tab-${id}`}
          className="tabs__tab"
          aria-selected={id === selected}
          aria-controls={`${scope}-panel-${id}`}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          onKeyDown={move}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
