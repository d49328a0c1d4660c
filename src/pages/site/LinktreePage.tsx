import FileText from 'lucide-react/icons/file-text'
import Form from 'lucide-react/icons/list-checks'
import MapPin from 'lucide-react/icons/map-pin'
import Chat from 'lucide-react/icons/message-circle'
import WhatsApp from 'lucide-react/icons/message-circle-more'
import Call from 'lucide-react/icons/phone-call'
import Bill from 'lucide-react/icons/receipt-text'
import { useEffect } from 'react'
import { linktree as words, type LinktreeIcon } from '../../content/site/linktree.ts'
import { screenShown } from '../../questions/useFocusOnMove.ts'
import { useTitle } from '../../questions/useTitle.ts'
import { NoCoverageFrame } from '../../ui/frame/NoCoverageFrame.tsx'
import { FibreScene } from '../../ui/motif/FibreScene.tsx'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { LinktreeLinks } from '../../ui/site/LinktreeLinks.tsx'
import { SitePageHeader } from './SitePageHeader.tsx'

const icons = {
  chat: Chat,
  pages: Form,
  coverage: MapPin,
  whatsapp: WhatsApp,
  call: Call,
  bill: Bill,
  documents: FileText,
} satisfies Record<LinktreeIcon, unknown>

/** The page `/linktree`, which lists all contact channels and important links. */
export default function LinktreePage() {
  useTitle(words.title)
  useEffect(screenShown, [])
  return (
    <NoCoverageFrame
      drawing={<FibreScene state="reached" />}
      header={<SitePageHeader />}
      heading={words.heading}
      text={words.text}
      footer={<SiteFooter />}
    >
      <LinktreeLinks
        groups={words.groups.map(({ title, links }) => ({
          title,
          links: links.map((link) => ({ ...link, icon: icons[link.icon] })),
        }))}
      />
    </NoCoverageFrame>
  )
}
