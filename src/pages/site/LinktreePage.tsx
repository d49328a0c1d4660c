/** The page at /linktree, which lists all contact channels and important links. */
import {
  FileText,
  ListChecks as Form,
  MapPin,
  MessageCircle as Chat,
  MessageCircleMore as WhatsApp,
  PhoneCall as Call,
  ReceiptText as Bill,
} from 'lucide'
import { useEffect } from 'react'
import { externalLinks } from '../../content/landing/external-links.ts'
import { whatsappHref } from '../../content/build-whatsapp-link.ts'
import { linktree as words, type LinktreeIcon } from '../../content/site/linktree.ts'
import { screenWithoutQuestionShown } from '../../questions/useFocusOnQuestionChange.ts'
import { usePageTitle } from '../../questions/usePageTitle.ts'
import { NoCoverageFrame } from '../../ui/frame/NoCoverageFrame.tsx'
import { FibreScene } from '../../ui/motif/FibreScene.tsx'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../../ui/frame/SiteHeader.tsx'
import { LinktreeLinks } from '../../ui/site/LinktreeLinks.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import { usePhones } from '../../ui/usePhones.ts'

const icons = {
  chat: Chat,
  pages: Form,
  coverage: MapPin,
  whatsapp: WhatsApp,
  call: Call,
  bill: Bill,
  documents: FileText,
} satisfies Record<LinktreeIcon, unknown>

export default function LinktreePage() {
  usePageTitle(words.title)
  useEffect(screenWithoutQuestionShown, [])
  const { supportPage = externalLinks.support.href } = useCampaign()
  const whatsapp = whatsappHref(usePhones().whatsapp)
  return (
    <NoCoverageFrame
      drawing={<FibreScene state="reached" />}
      header={<SiteHeader />}
      heading={words.heading}
      text={words.text}
      footer={<SiteFooter />}
    >
      <LinktreeLinks
        groups={words.groups({ whatsapp, supportPage }).map(({ title, links }) => ({
          title,
          links: links.map((link) => ({ ...link, icon: icons[link.icon] })),
        }))}
      />
    </NoCoverageFrame>
  )
}
