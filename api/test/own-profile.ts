/** A valid body with which a provider saves its own profile. */
export const ownProfile = {
  name: 'Rosa Luz',
  username: 'rosa.luz',
  phone: '099 654 321',
  service: 'Electricidad',
  company_name: 'Luz y Norte',
  cedula_number: '41234567',
};
