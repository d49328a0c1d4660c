import ArrowDown from 'lucide-react/icons/arrow-down'
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { WHY } from '../forms/Question.tsx'
import { ChatWordsContext } from './words.ts'
import './chat-frame.css'

type ChatFrameProps = {
  /** Heading of the page; only screen readers meet it. */
  title?: string
  /** A SiteHeader with its ProgressStrand. */
  header: ReactNode
  /** Messages and Answers, with stable keys, inside the live region. */
  children: ReactNode
  /** Key of the last of them: the view scrolls when it changes, unless the visitor scrolled up. */
  last: string
  /** Below the messages and outside the live region: a tall form (plans, calendar, quiz, review). */
  cards?: ReactNode
  /** The question that the cards answer. */
  asked?: { readonly heading: string; readonly why?: string }
  /** At the bottom, above the keyboard: the Composer. */
  composer: ReactNode
  order?: ReactNode
  /** A BackLink, SaveSign. */
  tools?: ReactNode
  /** Above the first message: an Opener. */
  opener?: ReactNode
  /** Between the messages and the cards, where they scroll with what they are about. */
  notices?: ReactNode
  /** Directly above the composer: other ways to answer. */
  asides?: ReactNode
}

/** The chat screen: header, conversation, composer; on wide screens the order beside it. */
export function ChatFrame({
  title,
  header,
  children,
  last,
  cards,
  asked,
  composer,
  order,
  tools,
  notices,
  asides,
  opener,
}: ChatFrameProps) {
  const words = use(ChatWordsContext)
  const frame = useRef<HTMLDivElement>(null)
  useVisibleHeight(frame)
  useTypingBelow(frame)
  const { scroller, fresh, follow, onScroll } = useFollow(last)

  return (
    <div className="chat" ref={frame}>
      {header}
      <div className="chat__body">
        {order && <aside className="chat__order">{order}</aside>}
        <main className="chat__main" id="pergunta" tabIndex={-1}>
          <h1 className="hush">{title ?? words.title}</h1>
          <div className="chat__scroll" ref={scroller} onScroll={onScroll}>
            <div className="chat__column">
              {tools && <div className="chat__tools">{tools}</div>}
              {opener}
              <div className="log" role="log" aria-label={words.logLabel}>
                {children}
              </div>
              <div className="chat__notices">{notices}</div>
              {cards && (
                <div
                  className="chat__cards"
                  role="group"
                  aria-label={asked?.heading}
                  aria-describedby={asked?.why && WHY}
                  tabIndex={-1}
                >
                  {cards}
                </div>
              )}
            </div>
          </div>
          {fresh && <NewMessageButton onClick={follow} />}
          <div className="chat__foot">
            <div className="chat__column">
              {asides}
              {composer}
            </div>
          </div>
        </main>
      </div>
    </div>
  )
}

/** What is typed while the cards have the focus goes into the line below them. */
function useTypingBelow(frame: { current: HTMLDivElement | null }) {
  useEffect(() => {
    const typeBelow = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isText = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
      if (isText && target instanceof Element && target.matches('.chat__cards'))
        frame.current?.querySelector<HTMLElement>('.chat__foot input')?.focus()
    }
    document.addEventListener('keydown', typeBelow)
    return () => document.removeEventListener('keydown', typeBelow)
  }, [frame])
}

/** Shown when new messages arrived below what the visitor is reading. */
function NewMessageButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="new-message" onClick={onClick}>
      <ArrowDown size={18} aria-hidden="true" />
      {use(ChatWordsContext).newMessage}
    </button>
  )
}

/**
 * The first of the messages since the last answer, if they leave most of the view to what follows; else the last;
 * likewise where a notice is shown between the question and its cards.
 */
function newest(scroller: HTMLDivElement): Element | null {
  const log = scroller.querySelector('[role="log"]')
  const last = log?.lastElementChild ?? null
  const first = [...(log?.children ?? [])].findLast((line) => line.matches('.answer'))?.nextElementSibling
  if (!first || !last || scroller.querySelector('.chat__notices > .notice')) return last
  const height = last.getBoundingClientRect().bottom - first.getBoundingClientRect().top
  return height < scroller.getBoundingClientRect().height * 0.4 ? first : last
}

/** Scroll target: what was said last in view, with as much below it as fits. */
function endOf(scroller: HTMLDivElement): number {
  const last = newest(scroller)
  const box = scroller.getBoundingClientRect()
  // bounding boxes are in window pixels, scroll offsets in those of the zoomed page
  const zoom = box.width / scroller.offsetWidth || 1
  const top = last ? (last.getBoundingClientRect().top - box.top) / zoom + scroller.scrollTop : 0
  const space = Math.min(24, scroller.clientHeight / 12)
  return Math.max(0, Math.min(scroller.scrollHeight - scroller.clientHeight, top - space))
}

/** Keeps the view at the end, but only while the visitor is already there. */
function useFollow(last: string) {
  const scroller = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  /** Where the view was when it was last put somewhere or seen, in pixels of the page. */
  const seen = useRef(0)
  const [fresh, setFresh] = useState(false)

  function put(element: HTMLDivElement, top: number) {
    element.scrollTop = top
    seen.current = element.scrollTop
  }

  function follow() {
    const element = scroller.current
    if (element) put(element, endOf(element))
    atEnd.current = true
    setFresh(false)
  }

  // Only scrolling up leaves the end: a busy browser may report our own scrolling after the content below has grown.
  function onScroll() {
    const element = scroller.current
    if (!element) return
    const isUp = element.scrollTop < seen.current - 1
    seen.current = element.scrollTop
    if (element.scrollTop > endOf(element) - 48) {
      atEnd.current = true
      setFresh(false)
    } else if (isUp) atEnd.current = false
  }

  useLayoutEffect(() => {
    if (atEnd.current) follow()
    else setFresh(true)
  }, [last])

  // the keyboard opens, the composer grows, a card arrives late, the phone is rotated
  useEffect(() => {
    const element = scroller.current
    if (!element || typeof ResizeObserver === 'undefined') return
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      letKeysScroll(element)
      if (!atEnd.current) return
      const isTurned = element.clientWidth !== width
      width = element.clientWidth
      put(element, isTurned ? endOf(element) : Math.max(element.scrollTop, endOf(element)))
    })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])

  return { scroller, fresh, follow, onScroll }
}

/** Before the first answer nothing here takes focus automatically; fields that do scroll themselves into view. */
function letKeysScroll(scroller: HTMLDivElement): void {
  const isCut = scroller.scrollHeight > scroller.clientHeight && !scroller.querySelector('button, a, input')
  if (isCut) scroller.tabIndex = 0
  else scroller.removeAttribute('tabindex')
}

/** Fits the frame to the area left by the keyboard (iOS does not shrink `dvh` for it). */
function useVisibleHeight(frame: { current: HTMLDivElement | null }) {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const fit = () => {
      const covered = window.innerHeight - view.height > 80 && view.scale === 1
      frame.current?.style.setProperty('--visible', covered ? `${view.height}px` : '100dvh')
      if (covered) window.scrollTo(0, 0)
    }
    view.addEventListener('resize', fit)
    return () => view.removeEventListener('resize', fit)
  }, [frame])
}
