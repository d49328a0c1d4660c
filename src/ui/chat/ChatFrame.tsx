/** Layout of the chat: header, conversation and input area, with the order summary next to them on wide screens. */
import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs'
import { Icon } from '../Icon.ts'
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { WHY } from '../forms/FieldTexts.tsx'
import { ChatWordsContext } from './chat-words-context.ts'
import './chat-frame.css'

type ChatFrameProps = {
  /** Heading of the page, for screen readers only. */
  title?: string
  /** A SiteHeader with its OrderProgress. */
  header: ReactNode
  /** Messages and Answers, with stable keys, inside the live region. */
  children: ReactNode
  /**
   * Key of the last message. When the key changes, the view scrolls to the new messages, unless the visitor
   * has scrolled up for anything else than a correction.
   */
  last: string
  /**
   * Form that does not fit into the input area (plans, calendar, quiz, review): below the messages and
   * outside the live region. With another key it is placed anew instead of being moved.
   */
  cards?: ReactElement | false | undefined
  /** The question that the form in `cards` answers. */
  asked?: { readonly heading: string; readonly why?: string }
  /** The Composer (input area), at the bottom above the keyboard; null where nothing is asked any more. */
  composer: ReactNode
  order?: ReactNode
  /** A BackLink and a SaveStatus. */
  tools?: ReactNode
  /** An Opener (drawing shown before there is an order), above the first message. */
  opener?: ReactNode
  /** Notices and other ways to answer, between messages and cards. They scroll with the conversation. */
  notices?: ReactNode
}

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
  opener,
}: ChatFrameProps) {
  const words = use(ChatWordsContext)
  const frame = useRef<HTMLDivElement>(null)
  useVisibleHeight(frame)
  useTypingBelow(frame)
  useFocusBelow(frame)
  const { scroller, fresh, follow, onScroll } = useFollow(last)

  return (
    <div className="chat" ref={frame}>
      {header}
      <div className="chat__body">
        {order && <aside className="chat__order">{order}</aside>}
        <main
          className={composer ? 'chat__main chat__main--footed' : 'chat__main'}
          id="pergunta"
          tabIndex={-1}
        >
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
                  key={cards.key}
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
          {composer && (
            <div className={cards ? 'chat__foot' : 'chat__foot chat__foot--alone'}>
              <div className="chat__column">{composer}</div>
            </div>
          )}
        </main>
      </div>
    </div>
  )
}

/**
 * Marks the chat while the focus is below the conversation. `:has(:focus-within)` in CSS instead makes every change of
 * focus slower (docs/decisions/0056).
 */
function useFocusBelow(frame: { current: HTMLDivElement | null }) {
  useEffect(() => {
    const chat = frame.current
    if (!chat) return
    const mark = () =>
      chat.classList.toggle(
        'chat--focus-below',
        document.activeElement?.closest('.chat__foot, .chat__notices') != null,
      )
    // between two questions the focus is nowhere for a moment
    const markLater = () => requestAnimationFrame(mark)
    mark()
    chat.addEventListener('focusin', mark)
    chat.addEventListener('focusout', markLater)
    return () => {
      chat.removeEventListener('focusin', mark)
      chat.removeEventListener('focusout', markLater)
    }
  }, [frame])
}

/** Moves the focus to the text input when the visitor starts typing while the cards have the focus, or nothing has. */
function useTypingBelow(frame: { current: HTMLDivElement | null }) {
  useEffect(() => {
    const typeBelow = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isText = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
      if (isText && target instanceof Element && target.matches('.chat__cards, body'))
        frame.current?.querySelector<HTMLElement>('.chat__foot input')?.focus()
    }
    document.addEventListener('keydown', typeBelow)
    return () => document.removeEventListener('keydown', typeBelow)
  }, [frame])
}

/** Button shown when new messages have arrived below the part that the visitor is reading. */
function NewMessageButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="new-message" onClick={onClick}>
      <Icon shapes={ArrowDown} size={18} />
      {use(ChatWordsContext).newMessage}
    </button>
  )
}

/**
 * Returns the message to scroll to. This is the first message since the visitor's last answer if all later
 * messages fit into 40 % of the view, and the view then reaches to the part of the cards that belongs into it
 * (`data-first-view`); otherwise the last message. If a notice is shown above the cards, it is always the last message.
 * After words at the open question that did not answer it, it is the reply to them, which cards below must not push out
 * of view.
 * A message with a drawing that moves (`data-moment`) stays in view until the drawing has been seen.
 */
function newest(scroller: HTMLDivElement): Element | null {
  const log = scroller.querySelector('[role="log"]')
  const last = log?.lastElementChild ?? null
  const said = [...(log?.children ?? [])].findLast((line) => line.matches('.answer'))
  const first = said?.nextElementSibling
  const moment = log?.querySelector('[data-moment]')?.closest('.msg')
  if (moment) return moment
  if (!first || !last || scroller.querySelector('.chat__notices > .notice')) return last
  // 'É casa' at the question before has been answered by a new question, not by a reply
  const step = scroller.closest('.chat')?.querySelector<HTMLElement>('form[data-step]')?.dataset.step
  if (said instanceof HTMLElement && said.dataset.talk === step) return first
  const cards = scroller.querySelector('[data-first-view]')
  const reaches = (part: Element, share: number) =>
    part.getBoundingClientRect().bottom - first.getBoundingClientRect().top <
    scroller.getBoundingClientRect().height * share
  return reaches(last, 0.4) && (!cards || reaches(cards, 0.95)) ? first : last
}

/**
 * Returns the scroll position that puts the newest message at the top, as far as the content below it allows.
 */
function endOf(scroller: HTMLDivElement): number {
  const last = newest(scroller)
  const box = scroller.getBoundingClientRect()
  // bounding boxes are in window pixels, scroll offsets in pixels of the zoomed page
  const zoom = box.width / scroller.offsetWidth || 1
  const top = last ? (last.getBoundingClientRect().top - box.top) / zoom + scroller.scrollTop : 0
  const space = Math.min(12, scroller.clientHeight / 24)
  return Math.max(0, Math.min(scroller.scrollHeight - scroller.clientHeight, top - space))
}

/** Keys that scroll up or move the focus up. */
const KEYS_UP = new Set(['ArrowUp', 'PageUp', 'Home', 'Tab', ' '])

/**
 * Calls back when the visitor may be about to scroll up: by the wheel, a finger, a key or the scroll bar.
 * @returns a function that stops listening
 */
function onScrollingUp(scroller: HTMLDivElement, call: () => void): () => void {
  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  scroller.addEventListener('wheel', ({ deltaY }) => deltaY < 0 && call(), options)
  scroller.addEventListener('touchmove', call, options)
  scroller.addEventListener('keydown', ({ key }) => KEYS_UP.has(key) && call(), options)
  // what is inside the view gets the presses that are not on the scroll bar
  scroller.addEventListener('pointerdown', ({ target }) => target === scroller && call(), options)
  return () => listening.abort()
}

/** Keeps the view at the newest message as long as the visitor does not scroll up. */
function useFollow(last: string) {
  const scroller = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  /** Last known scroll position, in pixels of the page. */
  const seen = useRef(0)
  /** Where this code has put the view, in pixels of the page. */
  const placed = useRef(0)
  /** Whether the visitor may have scrolled up since the view was last put to its end. */
  const isMoved = useRef(false)
  const isCorrecting = useRef(false)
  const [fresh, setFresh] = useState(false)

  function place(element: HTMLDivElement) {
    element.scrollTop = endOf(element)
    seen.current = element.scrollTop
    placed.current = element.scrollTop
  }

  function follow() {
    const element = scroller.current
    if (element) place(element)
    atEnd.current = true
    isMoved.current = false
    setFresh(false)
  }

  // Only the visitor's scrolling up counts as leaving the end. A slow browser may report a scroll made by this
  // code after the content has already grown, and moves the content itself when the window or the content
  // shrinks.
  function onScroll() {
    const element = scroller.current
    if (!element) return
    const isUp = element.scrollTop < seen.current - 1
    seen.current = element.scrollTop
    if (element.scrollTop > endOf(element) - 48) {
      atEnd.current = true
      setFresh(false)
    } else if (isUp && isMoved.current) atEnd.current = false
  }

  useLayoutEffect(() => {
    const was = isCorrecting.current
    isCorrecting.current = !!scroller.current?.querySelector('[data-correcting]')
    // who scrolled up to correct an answer goes on with the question below
    if (atEnd.current || (was && !isCorrecting.current)) follow()
    else setFresh(true)
  }, [last])

  // sizes change when the keyboard opens, the composer grows, a card loads late, or the phone is rotated
  useEffect(() => {
    const element = scroller.current
    if (!element || typeof ResizeObserver === 'undefined') return
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      letKeysScroll(element)
      if (!atEnd.current) return
      // further down the visitor reads on
      const isRead = element.clientWidth === width && element.scrollTop > placed.current + 1
      width = element.clientWidth
      if (!isRead || element.scrollTop < endOf(element)) place(element)
    })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])

  useEffect(
    () => (scroller.current ? onScrollingUp(scroller.current, () => (isMoved.current = true)) : undefined),
    [],
  )

  return { scroller, fresh, follow, onScroll }
}

/**
 * If the conversation overflows and contains nothing focusable, makes it focusable, so that the keyboard can
 * scroll it. What is not displayed, such as the cookie banner on a short screen, cannot be focused.
 */
function letKeysScroll(scroller: HTMLDivElement): void {
  const isDisplayed = (each: Element) => each.getClientRects().length > 0
  const isCut =
    scroller.scrollHeight > scroller.clientHeight &&
    ![...scroller.querySelectorAll('button, a, input')].some(isDisplayed)
  if (isCut) scroller.tabIndex = 0
  else scroller.removeAttribute('tabindex')
}

/**
 * Fits the chat to the area above the on-screen keyboard. This is needed on iOS, which does not shrink `dvh`
 * for the keyboard.
 */
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
