import { serviceTypeLabels, tierLabels } from '@tero/shared/rules/labels';
import { paymentTypeLabel } from '@tero/shared/rules/money/price';
import { hoursWords } from '@tero/shared/rules/time/hours';
import { weekdayLabels } from '@tero/shared/rules/time/schedule';
import { amountWord, formWords } from '../../../../common/conflict/differences.ts';
import { hoursOf, type ServiceFields } from './service-form.ts';

const priceTypes = { fixed: 'Precio fijo', range: 'Rango de precios', other: 'Sin precio' };

/** The fields of a service's form as it names them. */
export const serviceWords = formWords<ServiceFields>({
  title: 'Título',
  category: 'Categoría',
  description: 'Descripción',
  payment_type: { label: 'Cómo se cobra', say: paymentTypeLabel },
  requires_custom_quote: 'Presupuesto a medida',
  price_type: { label: 'Tipo de precio', say: (type) => priceTypes[type] },
  fixed_price: amountWord('Precio (en pesos)'),
  min_price: amountWord('Precio mínimo (en pesos)'),
  max_price: amountWord('Precio máximo (en pesos)'),
  service_status: { label: 'Nivel del servicio', say: (tier) => tierLabels[tier] },
  estimated_duration: 'Duración estimada',
  available_days: { label: 'Días disponibles', say: (days) => days.map((day) => weekdayLabels[day]).join(', ') },
  available_hours: { label: 'Horario', say: (hours) => hoursWords(hoursOf(hours)) },
  is_active: 'Visible para clientes',
  coverage_area: 'Zona de cobertura',
  service_type: { label: 'Modalidad', say: (type) => (type ? serviceTypeLabels[type] : '') },
  client_requirements: 'Requisitos para el cliente',
  additional_notes: 'Notas adicionales',
  terms_accepted: 'Términos y condiciones',
});
