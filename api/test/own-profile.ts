/** What a provider sends of its own profile, valid as it is. */
export const ownProfile = {
  name: 'Rosa Luz',
  username: 'rosa.luz',
  phone: '099 654 321',
  service: 'Electricidad',
  company_name: 'Luz y Norte',
  cedula_number: '41234567',
};
