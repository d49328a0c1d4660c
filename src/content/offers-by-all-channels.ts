/** Asks about offers where the visitor wants them on some channels only: there is one consent for all of them. */
export const offersByAllChannels =
  'As ofertas vão por e-mail, SMS e WhatsApp, e não dá para escolher só um deles. Como fica?'
