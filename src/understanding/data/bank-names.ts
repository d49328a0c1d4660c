/** Informal names of banks, by code,
  as phrases between commas. Names that follow from the official ones are not here. */
export const BANK_NAMES: Readonly<Record<string, string>> = {
  '001': 'bb, banco do brasil, banco brasil',
  '004': 'bnb, (?:banco do )?nordeste',
  '033': 'santander, santanderr',
  '041': 'banrisul, banrissul',
  '077': 'inter',
  '104': 'cai?xa(?: economica(?: federal)?)?, cef',
  '237': 'bradesco, bradeso',
  '260': 'nubank, nu, roxinho, nubanck, nu bank',
  '290': 'pag ?bank, pag ?seguro',
  '323': 'mercado ?pago, mp',
  '336': 'c6(?: bank)?',
  '341': 'itau(?: unibanco)?',
  '748': 'sicredi',
  '756': 'sicoob, sicob',
}
/** Words that many bank names share. */
export const COMMON_WORDS = 'banco bank do da de brasil unibanco economica federal sa'
