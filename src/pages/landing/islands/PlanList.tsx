/** The plan cards of a landing page, in one list that scrolls sideways, or in two lists in tabs. */
import { useCallback, useEffect, useId, useState, type ReactNode, useRef } from 'react'
import type { PlanListMode } from '../../../campaigns/landing-types.ts'
import { cardWords } from '../../../content/landing/plan-cards.ts'
import { lazily } from '../../../ui/lazy-component.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { ScrollArrows } from '../../../ui/site/ScrollArrows.tsx'
import { tabPanelAttributes, TabList } from '../../../ui/site/TabList.tsx'
import { PlanCard, type CardLook } from '../plans/PlanCard.tsx'
import { useOrderLinks } from '../plans/useOrderLinks.tsx'
import type { BenefitView, CardView, PlanCardView } from '../plans/build-plan-card-data.ts'
import { planKey } from '../plans/plan-key-and-query.ts'
import '../plans/benefits.css'
import '../plans/plan-list.css'
import { followEnds, moveByKeys, type Ends } from '../row-scrolling.ts'

type PlanListProps = {
  readonly mode: PlanListMode
  readonly look: CardLook
  readonly cards: readonly CardView[]
  readonly benefits: readonly BenefitView[]
  /** Path of the order's first page, without the campaign's prefix. */
  readonly first: string
  /** Heading level of the cards. */
  readonly heading: 'h2' | 'h3'
}

const BenefitList = lazily(async () => import('../plans/BenefitList.tsx'), {
  isOptional: true,
  fallback: <div className="benefits__wait" />,
})

export default function PlanList(props: PlanListProps) {
  const { mode, look, cards, benefits, first, heading } = props
  const scope = useId()
  const names = Object.fromEntries(benefits.map(({ slug, benefit }) => [slug, benefit]))
  const { hrefOf, chooseWay, dialog } = useOrderLinks(first, look.variant)
  const drawer = useDrawer()
  const [tab, setTab] = useState<TabId>('plain')
  const [called, setCalled] = useState<CardView | null>(null)
  useEffect(() => {
    const call = () => {
      const card = calledOf(cards)
      setCalled(card)
      if (card) setTab(tabOf(card))
    }
    call()
    window.addEventListener('hashchange', call)
    return () => window.removeEventListener('hashchange', call)
  }, [cards])
  const shown = (list: readonly CardView[]) =>
    list.map((card) => ({
      card,
      isCalled: card === called,
      content: (
        <PlanCard
          card={card}
          look={look}
          heading={heading}
          benefits={names}
          hrefOf={hrefOf}
          onOrder={chooseWay}
          onBenefits={drawer.open}
          onNearBenefits={() => void BenefitList.preload().catch(() => {})}
        />
      ),
    }))
  const lists = TABS.map((id) => ({ id, list: cards.filter((card) => tabOf(card) === id) })).filter(
    ({ list }) => list.length > 0,
  )
  return (
    <>
      {mode === 'tabs' && lists.length > 1 ? (
        <>
          <TabList
            label={cardWords.tabs.label}
            tabs={lists.map(({ id }) => ({ id, label: cardWords.tabs[id] }))}
            selected={tab}
            onSelect={(id) => setTab(id === 'streaming' ? 'streaming' : 'plain')}
            scope={scope}
          />
          {lists.map(({ id, list }) => (
            <div
              key={id}
              {...tabPanelAttributes(scope, id)}
              className="plan-list__panel"
              data-selected={id === tab || undefined}
            >
              <Row cards={shown(list)} />
            </div>
          ))}
        </>
      ) : (
        <Row cards={shown(cards)} />
      )}
      <Dialog
        isOpen={drawer.isOpen}
        onClose={drawer.close}
        kind="drawer"
        title={drawer.plan ? cardWords.benefits(drawer.plan.name) : ''}
      >
        {drawer.plan && <BenefitList plan={drawer.plan} benefits={benefits} />}
      </Dialog>
      {dialog}
    </>
  )
}

type TabId = 'plain' | 'streaming'
const TABS = ['plain', 'streaming'] as const
const tabOf = ({ hasStreaming }: CardView): TabId => (hasStreaming ? 'streaming' : 'plain')

/** State of the benefits drawer: whether it is open, and the plan that it shows. */
function useDrawer() {
  const [plan, setPlan] = useState<PlanCardView | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  return {
    plan,
    isOpen,
    open: (wanted: PlanCardView) => {
      setPlan(wanted)
      setIsOpen(true)
    },
    close: useCallback(() => setIsOpen(false), []),
  }
}

/** Returns the card whose anchor is in the URL, such as '#c500'; null if there is none. */
const calledOf = (cards: readonly CardView[]) =>
  cards.find(({ anchor }) => anchor !== null && `#${anchor}` === window.location.hash) ?? null

type RowProps = {
  readonly cards: readonly { card: CardView; isCalled: boolean; content: ReactNode }[]
}

function Row({ cards }: RowProps) {
  const { list, move, ends } = useCardScroll<HTMLUListElement>()
  const called = cards.findIndex(({ isCalled }) => isCalled)
  useEffect(() => {
    // a smooth scroll ends half-way when the page changes while it loads
    list.current?.children[called]?.scrollIntoView({ inline: 'center', block: 'center', behavior: 'instant' })
  }, [called, list])
  return (
    <>
      <ul ref={list} className="plan-list" aria-labelledby="planos">
        {cards.map(({ card: { anchor, plans }, isCalled, content }) => (
          <li
            key={planKey(plans[0])}
            id={anchor ?? undefined}
            className="plan-list__item"
            data-called={isCalled || undefined}
          >
            {content}
          </li>
        ))}
      </ul>
      <div className="plan-list__foot">
        <p>{cardWords.modem}</p>
        <ScrollArrows labels={cardWords.arrows} ends={ends} onMove={move} />
      </div>
    </>
  )
}

/**
 * React hook that scrolls a horizontal list by one card at a time, for arrow buttons and arrow keys. Touch and wheel
 * scroll the list natively.
 */
function useCardScroll<Element extends HTMLElement>() {
  const list = useRef<Element>(null)
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: true })

  const move = useCallback((by: -1 | 1) => {
    const element = list.current
    const [first, second] = element?.children ?? []
    if (!element || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return
    const step = second.offsetLeft - first.offsetLeft
    element.scrollTo({ left: (Math.round(element.scrollLeft / step) + by) * step })
  }, [])

  useEffect(() => {
    const element = list.current
    if (!element) return
    const stops = [followEnds(element, setEnds), moveByKeys(element, move)]
    return () => stops.forEach((stop) => stop())
  }, [move])

  return { list, move, ends }
}
