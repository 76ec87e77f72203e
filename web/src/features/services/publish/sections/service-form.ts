import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { Service } from '@tero/shared/contract/services';
import { createServiceBody, type publish } from '@tero/shared/contract/services-publish';
import { isPriceless } from '@tero/shared/rules/money/price';
import { typedPesos } from '@tero/shared/rules/money/typed-pesos';
import { type Hours, isWholeDay, wholeDay } from '@tero/shared/rules/time/hours';
import type { Weekday } from '@tero/shared/rules/time/schedule';
import type { FieldPath, Resolver, UseFormReturn } from 'react-hook-form';
import { cleaningResolver } from '../../../../lib/cleaning-resolver.ts';

/** The fields of a service's form; prices are the texts that were typed. */
export interface ServiceFields {
  title: string;
  category: string;
  description: string;
  price_type: Service['price_type'];
  fixed_price: string;
  min_price: string;
  max_price: string;
  payment_type: Service['payment_type'];
  requires_custom_quote: boolean;
  estimated_duration: string;
  available_days: Weekday[];
  /** while `all_day` is on, start and end are those to return to; drafts of before do not have it */
  available_hours: Hours & { all_day?: boolean };
  is_active: boolean;
  coverage_area: string;
  service_type: Service['service_type'] | '';
  service_status: Service['service_status'];
  client_requirements: string;
  additional_notes: string;
  terms_accepted: boolean;
}

export type ServiceBody = BodyOf<typeof publish.create>;
export type ServiceForm = UseFormReturn<ServiceFields, unknown, ServiceBody>;

/** The blank form of a new service (rule SVC-6). */
export const blankService: ServiceFields = {
  title: '',
  category: '',
  description: '',
  price_type: 'fixed',
  fixed_price: '',
  min_price: '',
  max_price: '',
  payment_type: 'por_trabajo',
  requires_custom_quote: false,
  estimated_duration: '',
  available_days: [],
  available_hours: { start: '09:00', end: '18:00', all_day: false },
  is_active: true,
  coverage_area: '',
  service_type: '',
  service_status: 'basic',
  client_requirements: '',
  additional_notes: '',
  terms_accepted: false,
};

/**
 * Returns the form of a service, with its category by name (rule SRCH-26); the terms were accepted when it was created.
 */
export function fieldsOf(service: Service): ServiceFields {
  return {
    ...blankService,
    title: service.title,
    category: service.category,
    description: service.description,
    price_type: service.price_type,
    fixed_price: typedPesos(service.fixed_price || null),
    min_price: typedPesos(service.min_price || null),
    max_price: typedPesos(service.max_price || null),
    payment_type: service.payment_type,
    requires_custom_quote: service.requires_custom_quote,
    estimated_duration: service.estimated_duration,
    available_days: service.available_days,
    available_hours: formHours(service.available_hours),
    is_active: service.is_active,
    coverage_area: service.coverage_area,
    service_type: service.service_type,
    service_status: service.service_status,
    client_requirements: service.client_requirements ?? '',
    additional_notes: service.additional_notes ?? '',
    terms_accepted: true,
  };
}

function formHours(hours: Service['available_hours']): ServiceFields['available_hours'] {
  const blank = blankService.available_hours;
  if (!hours) return blank;
  return isWholeDay(hours) ? { ...blank, all_day: true } : { ...hours, all_day: false };
}

/** Returns the hours that the form means. */
export function hoursOf({ all_day, start, end }: ServiceFields['available_hours']): Hours {
  return all_day ? wholeDay : { start, end };
}

/** The resolver of the service's schema, which parses the strings of the form; hence the cast. */
const check = cleaningResolver(createServiceBody) as unknown as Resolver<ServiceFields, unknown, ServiceBody>;

/** Checks a service's form. */
export const serviceCheck: Resolver<ServiceFields, unknown, ServiceBody> = (fields, context, options) =>
  check(relevant(fields), context, options);

/**
 * Returns the fields as they are sent: with the meant hours, and without hidden prices (those of the other price type,
 * and all prices if the payment is to be agreed).
 */
function relevant(fields: ServiceFields): ServiceFields {
  const type = isPriceless(fields.payment_type) ? 'none' : fields.price_type;
  return {
    ...fields,
    available_hours: hoursOf(fields.available_hours),
    ...(type !== 'fixed' && { fixed_price: '' }),
    ...(type !== 'range' && { min_price: '', max_price: '' }),
  };
}

export type FaultyField = FieldPath<ServiceFields> | 'images';

/** Fields in display order: the first with a fault is focused. */
export const createOrder: readonly FaultyField[] = [
  'title',
  'category',
  'description',
  'fixed_price',
  'min_price',
  'max_price',
  'estimated_duration',
  'available_hours.start',
  'available_hours.end',
  'coverage_area',
  'service_type',
  'images',
  'client_requirements',
  'additional_notes',
  'terms_accepted',
];

export const editOrder: readonly FaultyField[] = [
  ...createOrder.filter((name) => name !== 'images' && name !== 'terms_accepted'),
  'images',
];
