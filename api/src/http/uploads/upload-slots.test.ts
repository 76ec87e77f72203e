import { tmpdir } from 'node:os';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { UploadSlots } from './upload-slots.ts';

test('without a session there are as many as of one account, for all that one customer rents', async () => {
  const slots = new UploadSlots(tmpdir(), 1);
  const enter = (ip: string) => slots.enter({ caller: null, ip, headers: {} } as FastifyRequest);
  const leave = await enter('2001:db8:5:1::1');
  await enter('2001:db8:5:2::1');
  await enter('2001:db8:5:3::1');
  await expect(enter('2001:db8:5:4::1')).rejects.toMatchObject({ code: 'too_many_requests' });
  await enter('2001:db8:6:1::1');
  leave();
  await enter('2001:db8:5:4::1');
});
