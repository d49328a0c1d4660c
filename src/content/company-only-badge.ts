/** Badge of a plan that only companies can order. */
export const companyOnlyBadge = 'Só para empresas'
