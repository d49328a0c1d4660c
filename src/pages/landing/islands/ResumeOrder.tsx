import { useEffect, useState } from 'react'
import { startPage } from '../../../content/start-page.ts'
import { ButtonLink } from '../../../ui/forms/PrimaryButton.tsx'
import { useLandingServices, type StoredOrder } from '../landing-services.ts'

/** A link to the visitor's open or finished order; renders nothing if this browser has none. */
export default function ResumeOrder() {
  const { storedOrder } = useLandingServices()
  const [order, setOrder] = useState<StoredOrder | null>(null)
  useEffect(() => {
    let here = true
    void storedOrder().then((found) => {
      // the head script has reserved the space
      delete document.documentElement.dataset.resume
      if (here) setOrder(found)
    })
    return () => {
      here = false
    }
  }, [storedOrder])
  if (!order) return null
  return (
    <div className="start__go-on">
      <p>{order.isFinished ? startPage.isDone : startPage.goOn}</p>
      <ButtonLink href={order.href} tone="secondary">
        {order.isFinished ? startPage.seeReceipt : startPage.goOnAction}
      </ButtonLink>
    </div>
  )
}
