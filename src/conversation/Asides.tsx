import { memo } from 'react'
import { useDispatch } from 'react-redux'
import { brand } from '../content/brand.ts'
import { chat } from '../content/chat.ts'
import { restartAsked } from '../store/events.ts'
import { HelpLinks } from '../ui/frame/HelpPanel.tsx'
import { Notice, QuietButton } from '../ui/states/Notice.tsx'
import type { Aside } from './useCommands.ts'
import { useHref } from '../ui/useHref.ts'

/** What a command opened above the composer: start anew, or people to talk to. */
export const Asides = memo(function Asides({ aside, onClose }: { aside: Aside; onClose: () => void }) {
  const dispatch = useDispatch()
  const callHref = useHref(brand.callRequest.href)
  if (aside === 'human') return <HelpLinks callHref={callHref} />
  if (aside !== 'restart') return null
  return (
    <Notice
      title={chat.commands.recomecarAsk}
      actions={
        <>
          <QuietButton
            onClick={() => {
              onClose()
              dispatch(restartAsked())
            }}
          >
            {chat.commands.recomecarYes}
          </QuietButton>
          <QuietButton onClick={onClose}>{chat.commands.recomecarNo}</QuietButton>
        </>
      }
    />
  )
})
